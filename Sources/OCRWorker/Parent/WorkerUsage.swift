internal import Processes

/// What worker processes have used up to now; those still at work do not count.
public struct WorkerUsage: Hashable, Sendable {
  /// How many processes were started and have ended.
  public var processes = 0
  /// The processor time of all together.
  public var processorTime = Duration.zero
  /// The most memory that one of them had resident at once, in bytes.
  public var peakMemory = 0

  /// Creates a usage of nothing.
  public init() {}

  /// Adds what others have used.
  public mutating func add(_ other: WorkerUsage) {
    processes += other.processes
    processorTime += other.processorTime
    peakMemory = max(peakMemory, other.peakMemory)
  }

  mutating func add(_ exit: ProcessExit) {
    processes += 1
    processorTime += exit.processorTime
    peakMemory = max(peakMemory, exit.peakMemory)
  }
}
