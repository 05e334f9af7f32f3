import Diagnostics
import PipelineEngine

/// A stage that does what a closure says.
struct FakeStage<Input: Sendable, Output: Sendable>: Stage {
  let body: @Sendable (Input) async throws(Diagnostic) -> Output

  init(_ body: @escaping @Sendable (Input) async throws(Diagnostic) -> Output) { self.body = body }

  func run(_ input: Input) async throws(Diagnostic) -> Output { try await body(input) }
}
