import Dispatch

/// Runs an actor's jobs one after another on a queue of its own, so that waiting for the disk or for
/// a lock never holds up the threads that everything else shares.
final class StoreExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "tallyroll.store")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs `body` on the queue and returns what it returns.
  ///
  /// Not affected by cancellation.
  func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body()) }
    }
  }
}
