/// A pattern of a rule, folded: words that must stand next to each other.
struct WordPattern: Hashable, Sendable {
  /// The words as folded UTF-8, joined by single spaces.
  var bytes: [UInt8]
  /// Whether the first word may begin earlier: `*markt`.
  var isOpenAtStart: Bool
  /// Whether the last word may go on: `apothek*`.
  var isOpenAtEnd: Bool

  /// Reads a pattern, or returns `nil` where no letter or digit is in it.
  init?(_ pattern: String) {
    isOpenAtStart = pattern.hasPrefix("*")
    isOpenAtEnd = pattern.hasSuffix("*")
    bytes = Array(FoldedText.folding(pattern).utf8)
    guard !bytes.isEmpty else { return nil }
  }

  /// How much a match says: longer patterns first, then those that leave nothing open.
  var specificity: (Int, Int) { (bytes.count, (isOpenAtStart ? 0 : 1) + (isOpenAtEnd ? 0 : 1)) }
}
