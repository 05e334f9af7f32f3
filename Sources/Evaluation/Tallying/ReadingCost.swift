/// What it cost to read files, in seconds.
public struct ReadingCost: Hashable, Sendable, Codable {
  /// How many files were read.
  public var documents = 0
  /// How many of them were recognised, as opposed to given as printed lines.
  public var recognised = 0
  /// The time that passed.
  public var wall = 0.0
  /// The processor time of the processes that recognise.
  public var recognition = 0.0
  /// The processor time of understanding: from recognised words to receipts.
  public var understanding = 0.0

  /// Creates a cost of nothing.
  public init() {}

  /// Adds another cost.
  public mutating func add(_ other: ReadingCost) {
    documents += other.documents
    recognised += other.recognised
    wall += other.wall
    recognition += other.recognition
    understanding += other.understanding
  }
}
