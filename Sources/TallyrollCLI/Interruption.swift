internal import Processes

/// Lets SIGINT, SIGTERM and SIGHUP, or the end of its time, stop a piece of work in good order.
enum Interruption {
  /// Runs `body` in a task that the first signal cancels; the second ends the process at once.
  ///
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns.
  static func stopping<Result: Sendable>(
    in surroundings: Surroundings, _ body: @escaping @Sendable () async throws(CommandFailure) -> Result
  ) async throws(CommandFailure) -> Result {
    try await stopping(in: surroundings, at: nil, body)
  }

  /// Runs `body` in the same way, and cancels it too when it has taken as long as it may.
  ///
  /// - Parameters:
  ///   - surroundings: Where signals and time come from.
  ///   - duration: How long the work may take; `nil` for as long as it likes.
  ///   - body: The work; it returns ``ExitStatus/interrupted`` where it was stopped.
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns, or ``ExitStatus/outOfTime`` where the end of its time stopped it.
  static func stopping(
    in surroundings: Surroundings, after duration: Duration?,
    _ body: @escaping @Sendable () async throws(CommandFailure) -> ExitStatus
  ) async throws(CommandFailure) -> ExitStatus {
    let limit = duration.map(TimeLimit.init)
    let status = try await stopping(in: surroundings, at: limit, body)
    guard let limit, limit.hasStopped, status == .interrupted else { return status }
    surroundings.console.report(limit.diagnostic)
    return .outOfTime
  }

  private static func stopping<Result: Sendable>(
    in surroundings: Surroundings, at limit: TimeLimit?,
    _ body: @escaping @Sendable () async throws(CommandFailure) -> Result
  ) async throws(CommandFailure) -> Result {
    let signals = surroundings.stopSignals()
    let work = Task { () async -> Swift.Result<Result, CommandFailure> in
      do throws(CommandFailure) { return .success(try await body()) } catch { return .failure(error) }
    }
    let watch = Watch()
    let signalled = Task { await watch.stop(work, by: signals, in: surroundings) }
    defer { signalled.cancel() }
    let timed = limit.map { limit in Task { await watch.stop(work, at: limit, in: surroundings) } }
    defer { timed?.cancel() }
    return try await work.value.get()
  }
}
