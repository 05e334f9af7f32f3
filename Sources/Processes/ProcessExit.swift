/// How a process ended, and what it had used.
public struct ProcessExit: Hashable, Sendable {
  /// Why a process ended.
  public enum Reason: Hashable, Sendable {
    /// It exited with this status.
    case exited(Int32)
    /// A signal of this number ended it.
    case signalled(Int32)
  }

  /// Why it ended.
  public var reason: Reason
  /// The processor time it spent, its own and the system's for it.
  public var processorTime: Duration
  /// The most memory it had resident at once, in bytes.
  ///
  /// Linux counts from before the program was loaded, so it is never less than what its parent had when it started it.
  public var peakMemory: Int

  /// Creates an end.
  ///
  /// - Parameters:
  ///   - reason: Why it ended.
  ///   - processorTime: The processor time it spent.
  ///   - peakMemory: The most memory it had resident at once, in bytes.
  public init(_ reason: Reason, processorTime: Duration = .zero, peakMemory: Int = 0) {
    self.reason = reason
    self.processorTime = processorTime
    self.peakMemory = peakMemory
  }
}
