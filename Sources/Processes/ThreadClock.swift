internal import CSystem

/// How long the calling thread has kept a processor busy.
public enum ThreadClock {
  /// The processor time of the calling thread since it began.
  ///
  /// Two readings can be compared where nothing between them waits, so that both are of one thread.
  public static var now: Duration { .nanoseconds(tallyroll_thread_time()) }
}
