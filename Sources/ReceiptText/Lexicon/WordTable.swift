/// The words of a lexicon by number, found exactly or with one letter wrong, missing or too many.
///
/// Looking a word up allocates nothing.
struct WordTable: Sendable {
  private let letters: [UInt8]
  private let bounds: [Int]
  private let exact: HashTable
  /// Long words by themselves and by each form that has one letter fewer.
  private let near: HashTable
  private let powers: [UInt64]

  /// Words of fewer letters must be right.
  static let shortestLenientWord = 5

  /// Creates a table; a word's number is its place in `words`, which holds none twice.
  init(_ words: [String]) {
    var letters: [UInt8] = []
    var bounds = [0]
    for word in words {
      letters += Array(word.utf8)
      bounds.append(letters.count)
    }
    // A word is near to one that has one letter more.
    powers = WordHash.powers(3 + (words.map(\.utf8.count).max() ?? 0))
    var exact: [(key: UInt64, value: Int32)] = []
    var near: [(key: UInt64, value: Int32)] = []
    for id in words.indices {
      let range = bounds[id]..<bounds[id + 1]
      let hash = WordHash.of(letters, range)
      exact.append((hash, Int32(id)))
      guard range.count >= Self.shortestLenientWord else { continue }
      near.append((hash, Int32(id)))
      Self.forEachShortening(of: letters, range, hash, powers) { near.append(($0, Int32(id))) }
    }
    self.letters = letters
    self.bounds = bounds
    self.exact = HashTable(exact)
    self.near = HashTable(near)
  }

  /// Returns the number of the word that is the same.
  func id(of bytes: [UInt8], _ range: Range<Int>) -> Int? {
    id(of: bytes, range, hash: WordHash.of(bytes, range))
  }

  private func id(of bytes: [UInt8], _ range: Range<Int>, hash: UInt64) -> Int? {
    for place in exact.find(hash) where isSame(exact[place], bytes, range) { return exact[place] }
    return nil
  }

  /// Appends the numbers of words that differ in one letter at most, in order.
  func appendNearMisses(of bytes: [UInt8], _ range: Range<Int>, to found: inout [Int]) {
    guard range.count >= Self.shortestLenientWord, range.count + 1 < powers.count else { return }
    let start = found.count
    func offer(_ hash: UInt64) {
      for place in near.find(hash) {
        let id = near[place]
        if !found[start...].contains(id), isNear(id, bytes, range) { found.append(id) }
      }
    }
    let hash = WordHash.of(bytes, range)
    offer(hash)
    Self.forEachShortening(of: bytes, range, hash, powers, offer)
    if found.count > start + 1 { found[start...].sort() }
  }

  private static func forEachShortening(
    of bytes: [UInt8], _ range: Range<Int>, _ hash: UInt64, _ powers: [UInt64], _ body: (UInt64) -> Void
  ) {
    var before: UInt64 = 0
    for index in range {
      let after = WordHash.appending(bytes[index], to: before)
      // Leaving out either of two equal neighbours gives the same word.
      if index + 1 == range.upperBound || bytes[index + 1] != bytes[index] {
        body(hash &- (after &- before) &* powers[range.upperBound - 1 - index])
      }
      before = after
    }
  }

  private func isSame(_ id: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = bounds[id]
    guard bounds[id + 1] - start == range.count else { return false }
    for offset in 0..<range.count where letters[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether two words of about the same length differ in one place only.
  private func isNear(_ id: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let own = bounds[id]..<bounds[id + 1]
    let (shorter, longer) = (min(own.count, range.count), max(own.count, range.count))
    guard longer - shorter <= 1 else { return false }
    var prefix = 0
    while prefix < shorter, letters[own.lowerBound + prefix] == bytes[range.lowerBound + prefix] {
      prefix += 1
    }
    guard prefix < longer - 1 else { return true }
    var suffix = 0
    while suffix < shorter, letters[own.upperBound - 1 - suffix] == bytes[range.upperBound - 1 - suffix] {
      suffix += 1
    }
    return prefix + suffix >= longer - 1
  }
}
