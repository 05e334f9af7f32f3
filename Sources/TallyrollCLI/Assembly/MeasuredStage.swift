internal import BoundedWork
internal import Diagnostics
internal import PipelineEngine
internal import Processes

/// A stage that adds the processor time it takes to a sum.
struct MeasuredStage<Input: Sendable, Output: Sendable>: Stage {
  let stage: any Stage<Input, Output>
  let sum: Locked<Duration>

  func run(_ input: Input) async throws(Diagnostic) -> Output {
    // The stages of understanding wait for nothing, so they end on the thread that they began on.
    let start = ThreadClock.now
    defer {
      let taken = ThreadClock.now - start
      sum.withLock { $0 += max(taken, .zero) }
    }
    return try await stage.run(input)
  }
}
