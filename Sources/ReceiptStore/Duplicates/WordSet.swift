/// The words of a page without order, case and repeats.
struct WordSet {
  /// From which share of common words on two pages are taken for pictures of the same paper.
  static let likeness = 0.8

  private let words: Set<Substring>

  init(_ text: String) {
    words = Set(text.lowercased().split(whereSeparator: \.isWhitespace))
  }

  /// Whether most words of both are common to them.
  func isLike(_ other: WordSet) -> Bool {
    let all = words.union(other.words).count
    return all > 0 && Double(words.intersection(other.words).count) > Self.likeness * Double(all)
  }
}
