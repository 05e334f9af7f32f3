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

extension Sequence<LexiconMatch> {
  /// What all of them speak of.
  var concepts: Concepts { reduce(into: []) { $0.formUnion($1.concepts) } }
}
