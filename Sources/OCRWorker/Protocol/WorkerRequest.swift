public import PipelineEngine
public import ReceiptModel

/// A line that asks a worker to recognise a file.
public struct WorkerRequest: Hashable, Sendable, Codable {
  /// Any number; the reply repeats it.
  public var id: Int
  /// Where the file lies.
  public var path: FilePath
  /// Which look at the file this is; `nil` for the first.
  public var look: Look?
  /// The time after which the worker gives up by itself; `nil` for 80 % of its limit of time.
  public var softDeadline: Duration? {
    get { softDeadlineMilliseconds.map { .milliseconds($0) } }
    set { softDeadlineMilliseconds = newValue.map { Int($0 / .milliseconds(1)) } }
  }

  // JSON has no durations, so the unit is in the key's name.
  private var softDeadlineMilliseconds: Int?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - id: Any number; the reply repeats it.
  ///   - path: Where the file lies.
  ///   - look: Which look at the file this is; `nil` for the first.
  ///   - softDeadline: The time after which the worker gives up by itself, to the millisecond.
  public init(id: Int, path: FilePath, look: Look? = nil, softDeadline: Duration? = nil) {
    self.id = id
    self.path = path
    self.look = look
    self.softDeadline = softDeadline
  }
}
