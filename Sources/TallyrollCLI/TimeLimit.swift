internal import BoundedWork
internal import Diagnostics
internal import PipelineFile

/// The time that a piece of work is given, and whether its end is what stopped the work.
struct TimeLimit: Sendable {
  /// How long work may take to come to an end when its time is over; longer than the ledger waits for another
  /// program's lock.
  static let grace = Duration.seconds(30)

  /// The time.
  let duration: Duration
  private let stopped = Locked(false)

  /// Creates a limit that has not begun.
  init(_ duration: Duration) { self.duration = duration }

  /// Whether the work was stopped because its time was over.
  var hasStopped: Bool { stopped.withLock { $0 } }

  /// What to tell where it stopped the work.
  var diagnostic: Diagnostic {
    Diagnostic(
      "run-time-over", "the run was stopped, because it took longer than \(WrittenDuration.text(duration))",
      fix: "run again, it goes on where it stopped; where that repeats itself, give '--max-run-time' more")
  }

  /// Cancels the work, whose time is over; work that was cancelled already is not stopped by its time.
  func stop<Result: Sendable>(_ work: Task<Result, Never>) {
    guard !work.isCancelled else { return }
    stopped.withLock { $0 = true }
    work.cancel()
  }
}
