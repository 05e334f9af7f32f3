internal import ReceiptModel

/// A phrase found in a row.
struct LexiconMatch: Hashable, Sendable {
  /// What it speaks of.
  var concepts: Concepts
  /// Which of the row's folded words it covers.
  var words: Range<Int>
  /// Whether it was spelt exactly so.
  var isExact: Bool
}
