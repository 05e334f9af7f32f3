internal import Dispatch

/// A clock that rings once.
enum Alarm {
  /// Starts a clock that rings after so long.
  ///
  /// It needs none of the threads that tasks share. The time that a machine sleeps does not count.
  static func after(_ duration: Duration) -> AsyncStream<Void> {
    AsyncStream { continuation in
      let milliseconds = Int(duration / .milliseconds(1))
      let queue = DispatchQueue(label: "tallyroll.alarm")
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
        continuation.yield()
        continuation.finish()
      }
    }
  }
}
