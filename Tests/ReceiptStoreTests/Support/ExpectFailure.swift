import Diagnostics
import Testing

/// Checks that `body` throws the diagnostic with the slug `id`, and returns it.
@discardableResult
func expect(
  failsWith id: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async -> Diagnostic? {
  do {
    try await body()
    Issue.record("nothing was thrown instead of '\(id)'", sourceLocation: sourceLocation)
  } catch let error as Diagnostic {
    #expect(error.id == id, "\(error.rendered)", sourceLocation: sourceLocation)
    return error
  } catch {
    Issue.record("\(error) was thrown instead of '\(id)'", sourceLocation: sourceLocation)
  }
  return nil
}
