internal import ReceiptModel

/// A row's text by scalars, with the way back to its words.
struct RowText: Sendable {
  /// The row.
  let row: TextRow
  /// The words joined by single blanks.
  let scalars: [Unicode.Scalar]
  /// The word that each scalar belongs to; a blank belongs to the word before it.
  private let wordOf: [Int]
  /// The same text as UTF-8, and where each scalar begins in it: parts are cut out of it without encoding them again.
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ row: TextRow) {
    self.row = row
    var scalars: [Unicode.Scalar] = []
    var wordOf: [Int] = []
    var bytes: [UInt8] = []
    var starts = [0]
    let length = row.words.reduce(row.words.count) { $0 + $1.text.utf8.count }
    scalars.reserveCapacity(length)
    wordOf.reserveCapacity(length)
    bytes.reserveCapacity(length)
    starts.reserveCapacity(length + 1)
    func append(_ scalar: Unicode.Scalar, of word: Int) {
      scalars.append(scalar)
      wordOf.append(word)
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      starts.append(bytes.count)
    }
    for (index, word) in row.words.enumerated() {
      if index > 0 { append(" ", of: index - 1) }
      for scalar in word.text.unicodeScalars { append(scalar, of: index) }
    }
    self.scalars = scalars
    self.wordOf = wordOf
    self.bytes = bytes
    self.starts = starts
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
  }

  /// Returns the first and last word that a range of scalars touches.
  func words(_ range: Range<Int>) -> ClosedRange<Int> {
    guard !range.isEmpty else { return 0...0 }
    return wordOf[range.lowerBound]...wordOf[range.upperBound - 1]
  }

  /// Returns the least confidence of some words.
  func confidence(_ words: ClosedRange<Int>) -> Int { row.words[words].map(\.confidence).min() ?? 0 }

  /// Returns the box around some words.
  func box(_ words: ClosedRange<Int>) -> Box {
    row.words[words].dropFirst().reduce(row.words[words.lowerBound].box) { $0.union($1.box) }
  }

  /// Returns how wide a blank is, in heights of the words beside it.
  func gap(at blank: Int) -> Double {
    let left = row.words[wordOf[blank]].box
    let right = row.words[min(wordOf[blank] + 1, row.words.count - 1)].box
    return Double(right.x - left.maxX) / Double(max(1, min(left.height, right.height)))
  }

  /// Returns the letter at a place if it stands alone, or alone with a star or digit, between blanks.
  func loneLetter(at place: Int) -> Character? {
    guard place < scalars.count, scalars[place].isLetter else { return nil }
    let after = place + 1
    guard after == scalars.count || scalars[after] == " " || scalars[after] == "*" else { return nil }
    return Character(scalars[place])
  }
}
