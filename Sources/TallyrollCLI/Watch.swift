internal import BoundedWork
internal import Processes

/// Watches over a piece of work and stops it.
///
/// It has a thread of its own: a disk or network that hangs can keep all threads that tasks share waiting, and
/// then this must still be heard.
actor Watch {
  private nonisolated let executor = QueueExecutor(label: "tallyroll.watch")

  /// The watch's own thread.
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  /// Cancels the work at the first signal, and ends the process at the second.
  func stop<Result: Sendable>(
    _ work: Task<Result, Never>, by signals: AsyncStream<ProcessSignal>, in surroundings: Surroundings
  ) async {
    for await _ in signals {
      guard !work.isCancelled else { return surroundings.exit(.interrupted) }
      work.cancel()
      surroundings.console.note("stopping; once more to stop at once")
    }
  }

  /// Cancels the work when its time is over, and ends the process where that does not help.
  func stop<Result: Sendable>(
    _ work: Task<Result, Never>, at limit: TimeLimit, in surroundings: Surroundings
  ) async {
    for await _ in surroundings.alarm(limit.duration) { limit.stop(work) }
    guard work.isCancelled else { return }
    for await _ in surroundings.alarm(TimeLimit.grace) {
      surroundings.console.report(limit.diagnostic)
      surroundings.exit(.outOfTime)
    }
  }
}
