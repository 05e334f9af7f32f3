internal import Processes

/// Lets SIGINT and SIGTERM stop a piece of work in good order.
enum Interruption {
  /// Runs `body` in a task that the first signal cancels; the second ends the process at once.
  ///
  /// - Throws: What `body` throws.
  /// - Returns: What `body` returns.
  static func stopping<Result: Sendable>(
    in surroundings: Surroundings, _ body: @escaping @Sendable () async throws(CommandFailure) -> Result
  ) async throws(CommandFailure) -> Result {
    let signals = surroundings.stopSignals()
    let work = Task { () async -> Swift.Result<Result, CommandFailure> in
      do throws(CommandFailure) { return .success(try await body()) } catch { return .failure(error) }
    }
    let watch = Task {
      for await _ in signals {
        guard !work.isCancelled else { return surroundings.exit(.interrupted) }
        work.cancel()
        surroundings.console.note("stopping; once more to stop at once")
      }
    }
    defer { watch.cancel() }
    return try await work.value.get()
  }
}
