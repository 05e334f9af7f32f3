/// Words that stand on one printed line, from left to right.
public struct TextRow: Hashable, Sendable, Codable {
  /// The words.
  public var words: [Word]
  /// The smallest box around them.
  public var box: Box

  /// Creates a row, or `nil` from no words.
  public init?(words: [Word]) {
    guard let first = words.first else { return nil }
    self.words = words
    box = words.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  /// The words joined by single spaces.
  public var text: String { words.map(\.text).joined(separator: " ") }
}
