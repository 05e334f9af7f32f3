internal import Dispatch

/// A serial dispatch queue as the executor of an actor that makes blocking calls.
///
/// The cooperative pool has one thread a core, so a blocking call on it delays everything else. An
/// actor that keeps one of these and returns it as its `unownedExecutor` blocks only a thread of its own.
public final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates an executor over a new queue with this label, which debuggers show.
  public init(label: String) { queue = DispatchQueue(label: label) }

  /// Runs a job on the queue, after those before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Stops the program where the caller is not on the queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
