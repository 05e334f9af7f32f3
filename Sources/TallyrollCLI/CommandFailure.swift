internal import Diagnostics

/// Why a command ended early: what to tell, and the status to end with.
struct CommandFailure: Error, Hashable, Sendable {
  /// How the program ends.
  var status: ExitStatus
  /// What is wrong, each to be told.
  var diagnostics: [Diagnostic]

  /// Creates a failure.
  init(_ status: ExitStatus, _ diagnostics: Diagnostic...) {
    self.init(status, diagnostics)
  }

  /// Creates a failure with any number of diagnostics.
  init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
    self.status = status
    self.diagnostics = diagnostics
  }

  /// Runs `body`; where it fails, the program is to end with `status`.
  ///
  /// - Throws: A failure with the diagnostic of `body`.
  /// - Returns: What `body` returns.
  static func ending<Result>(
    _ status: ExitStatus, _ body: () throws(Diagnostic) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(Diagnostic) { return try body() } catch { throw CommandFailure(status, error) }
  }

  /// Runs `body`; where it fails, the program is to end with `status`.
  ///
  /// - Throws: A failure with the diagnostic of `body`.
  /// - Returns: What `body` returns.
  static func ending<Result>(
    _ status: ExitStatus, _ body: () async throws(Diagnostic) -> Result
  ) async throws(CommandFailure) -> Result {
    do throws(Diagnostic) { return try await body() } catch { throw CommandFailure(status, error) }
  }
}
