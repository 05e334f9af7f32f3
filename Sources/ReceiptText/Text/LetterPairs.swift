/// A text as its pairs of neighbouring characters, which bear a few misread ones.
struct LetterPairs: Hashable {
  private let pairs: [UInt32]
  /// The digits, in order.
  let digits: [UInt32]

  init(_ text: some StringProtocol) {
    let scalars = FoldedText(text).text.unicodeScalars.map(\.value)
    digits = scalars.filter { (48...57).contains($0) }
    pairs = zip(scalars, scalars.dropFirst()).map { $0 << 16 ^ $1 }.sorted()
  }

  /// How many pairs there are.
  var count: Int { pairs.count }

  /// The share of pairs in common, 0 to 1.
  func likeness(to other: LetterPairs) -> Double {
    guard !pairs.isEmpty, !other.pairs.isEmpty else { return 0 }
    var (i, j, common) = (0, 0, 0)
    while i < pairs.count, j < other.pairs.count {
      if pairs[i] == other.pairs[j] {
        common += 1
        i += 1
        j += 1
      } else if pairs[i] < other.pairs[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return Double(2 * common) / Double(pairs.count + other.pairs.count)
  }

  /// The likeness where two readings can be of the same print, otherwise 0.
  func agreement(with other: LetterPairs) -> Double {
    let likeness = likeness(to: other)
    return likeness >= 0.7 ? likeness : 0
  }
}
