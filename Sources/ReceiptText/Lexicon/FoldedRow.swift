/// The folded words of a row in one piece, and what each may be in a lexicon.
struct FoldedRow {
  /// The words without anything between them; spellings that are tried stand after them.
  private(set) var bytes: [UInt8] = []
  private(set) var bounds: [Int] = [0]
  /// The numbers of words that a word may be, word by word.
  private var ids: [Int] = []
  private var idBounds: [Int] = [0]
  private var exact: [Bool] = []

  init(_ folded: [String], _ table: WordTable) {
    bytes.reserveCapacity(folded.reduce(0) { $0 + $1.utf8.count })
    bounds.reserveCapacity(folded.count + 1)
    ids.reserveCapacity(folded.count)
    idBounds.reserveCapacity(folded.count + 1)
    exact.reserveCapacity(folded.count)
    for word in folded {
      bytes.append(contentsOf: word.utf8)
      bounds.append(bytes.count)
    }
    for index in folded.indices {
      exact.append(identify(bounds[index]..<bounds[index + 1], table))
      idBounds.append(ids.count)
    }
  }

  /// How many words there are.
  var count: Int { exact.count }

  /// Returns the numbers that a word may have.
  func candidates(_ word: Int) -> ArraySlice<Int> { ids[idBounds[word]..<idBounds[word + 1]] }

  /// Whether a word is spelt exactly so.
  func isExact(_ word: Int) -> Bool { exact[word] }

  /// Appends what a word may be, and returns whether it is exactly that.
  private mutating func identify(_ word: Range<Int>, _ table: WordTable) -> Bool {
    if let id = table.id(of: bytes, word) {
      ids.append(id)
      return true
    }
    guard word.count >= 3 else { return false }
    var letters = 0
    for index in word where (97...122).contains(bytes[index]) { letters += 1 }
    guard letters * 2 >= word.count else { return false }
    guard letters < word.count else {
      table.appendNearMisses(of: bytes, word, to: &ids)
      return false
    }
    let first = spell(word, one: UInt8(ascii: "l"))
    let second = spell(word, one: UInt8(ascii: "i"))
    if let id = table.id(of: bytes, first) ?? table.id(of: bytes, second) {
      ids.append(id)
    } else {
      table.appendNearMisses(of: bytes, first, to: &ids)
    }
    bytes.removeSubrange(first.lowerBound...)
    return false
  }

  /// Appends a word with letters in the places of its digits, and returns where that stands.
  private mutating func spell(_ word: Range<Int>, one: UInt8) -> Range<Int> {
    let start = bytes.count
    for index in word { bytes.append(Self.letter(bytes[index], one: one)) }
    return start..<bytes.count
  }

  /// The letter that a digit inside a word is, as recognisers misread.
  private static func letter(_ byte: UInt8, one: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0"): UInt8(ascii: "o")
    case UInt8(ascii: "1"): one
    case UInt8(ascii: "5"): UInt8(ascii: "s")
    case UInt8(ascii: "8"): UInt8(ascii: "b")
    case UInt8(ascii: "6"): UInt8(ascii: "g")
    case UInt8(ascii: "4"): UInt8(ascii: "a")
    default: byte
    }
  }
}
