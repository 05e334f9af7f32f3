internal import Glibc

/// A point in time that a blocking call must not outlast.
struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant?

  /// Creates a deadline that lies `duration` ahead; `nil` never comes.
  init(after duration: Duration?) { instant = duration.map { ContinuousClock.now + $0 } }

  /// The time left in milliseconds as poll(2) takes it: rounded up, 0 where it has passed, -1 where it never comes.
  var pollTimeout: Int32 {
    guard let instant else { return -1 }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: instant).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(
      clamping: min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Whether it has passed.
  var hasPassed: Bool { pollTimeout == 0 }
}
