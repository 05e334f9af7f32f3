/// Runs `work` on each input, with at most `limit` inputs between being pulled and being consumed.
///
/// `consume` runs on the caller, one outcome at a time, in completion order; the
/// next input is pulled only when it returns, so a slow consumer slows the source.
/// When the task is cancelled no further input is pulled, and the outcomes of those in flight are
/// still consumed.
///
/// - Throws: What `consume` throws, after the work in flight has been cancelled.
public func forEachBounded<Input: Sendable, Outcome: Sendable>(
  _ inputs: some Sequence<Input>, limit: Int,
  work: @escaping @Sendable (Input) async -> Outcome, consume: (Outcome) async throws -> Void
) async throws {
  precondition(limit > 0, "limit must be positive")
  try await withThrowingTaskGroup(of: Outcome.self) { group in
    var source = inputs.makeIterator()
    func startNext() {
      guard !Task.isCancelled, let input = source.next() else { return }
      group.addTask { await work(input) }
    }
    for _ in 0..<limit { startNext() }
    while let outcome = try await group.next() {
      try await consume(outcome)
      startNext()
    }
  }
}
