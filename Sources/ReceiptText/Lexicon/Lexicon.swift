/// The phrases of all languages and the concepts that they stand for.
///
/// Words are compared folded, and leniently as recognisers misread: digits inside a word count as the
/// letters they look like, one wrong letter is forgiven in words of five and more, and a phrase may be
/// printed without its spaces or a word with one too many.
struct Lexicon: Sendable {
  /// Creates the lexicon of some languages, by Tesseract's codes; of all languages where none of them is known.
  ///
  /// English, and names that are the same everywhere, always belong to it.
  init(languages: [String]) {
    let known: [String: [[(Concepts, String)]]] = [
      "deu": [Self.german], "fra": [Self.french], "spa": [Self.spanish], "ita": [Self.italian],
      "nld": [Self.dutch], "por": [Self.portuguese], "pol": [Self.polish], "ces": [Self.czech],
      "slk": [Self.czech], "msa": [Self.malay], "eng": [Self.malay],
    ]
    var tables = languages.compactMap { known[$0] }
    if tables.isEmpty { tables = known.sorted { $0.key < $1.key }.map(\.value) }
    self.init(tables: [Self.english, Self.names] + tables.joined())
  }

  private struct Phrase {
    var words: [Int]
    var concepts: Concepts
  }

  private var wordIDs: [String: Int] = [:]
  private var words: [[UInt8]] = []
  /// Long words by themselves and by each form that has one letter fewer, for finding near misses.
  private var nearForms: [String: [Int]] = [:]
  /// Words that are whole phrases without their spaces.
  private var isJoined: Set<Int> = []
  /// Phrases by their first word, the longest first.
  private var phrases: [Int: [Phrase]] = [:]

  init(tables: [[(Concepts, String)]]) {
    for table in tables {
      for (concepts, list) in table {
        for entry in list.split(separator: ",") {
          let words = FoldedText(entry).words.map(String.init)
          insert(words, concepts)
          // German is printed with umlauts, which fold to one letter, and without.
          let umlauts = words.map { word in
            // Short words of other languages would become other words: "due" is no "du".
            guard word.count >= 5 else { return word }
            return word.replacing("ae", with: "a").replacing("oe", with: "o").replacing("ue", with: "u")
          }
          if umlauts != words { insert(umlauts, concepts) }
        }
      }
    }
    for key in phrases.keys { phrases[key]?.sort { $0.words.count > $1.words.count } }
  }

  private mutating func insert(_ spelling: [String], _ concepts: Concepts) {
    let ids = spelling.map { id(of: $0) }
    guard let first = ids.first else { return }
    phrases[first, default: []].append(Phrase(words: ids, concepts: concepts))
    let joined = spelling.joined()
    guard spelling.count > 1, joined.utf8.count >= 6 else { return }
    let whole = id(of: joined)
    isJoined.insert(whole)
    phrases[whole, default: []].append(Phrase(words: [whole], concepts: concepts))
  }

  private mutating func id(of word: String) -> Int {
    if let known = wordIDs[word] { return known }
    let id = words.count
    wordIDs[word] = id
    words.append(Array(word.utf8))
    if word.utf8.count >= Self.shortestLenientWord {
      nearForms[word, default: []].append(id)
      for form in Self.shortenings(of: words[id]) { nearForms[form, default: []].append(id) }
    }
    return id
  }

  /// Returns the phrases found among folded words, from left to right without overlap.
  func matches(in folded: [String]) -> [LexiconMatch] {
    let candidates = folded.map { identify($0) }
    var found: [LexiconMatch] = []
    var start = 0
    while start < folded.count {
      if let match = longestPhrase(at: start, candidates) ?? brokenWord(at: start, folded) {
        found.append(match)
        start = match.words.upperBound
      } else {
        start += 1
      }
    }
    return found
  }

  private func longestPhrase(at start: Int, _ candidates: [Identity]) -> LexiconMatch? {
    var best: LexiconMatch?
    func offer(_ concepts: Concepts, end: Int) {
      let isExact = candidates[start..<end].allSatisfy(\.isExact)
      guard let known = best, known.words.upperBound >= end else {
        best = LexiconMatch(concepts: concepts, words: start..<end, isExact: isExact)
        return
      }
      if known.words.upperBound == end { best?.concepts.formUnion(concepts) }
    }
    for id in candidates[start].ids {
      for phrase in phrases[id] ?? [] {
        let end = start + phrase.words.count
        guard end <= candidates.count else { continue }
        guard phrase.words.indices.allSatisfy({ candidates[start + $0].ids.contains(phrase.words[$0]) })
        else {
          continue
        }
        offer(phrase.concepts, end: end)
      }
    }
    return best
  }

  /// A word that was printed or read with a gap: `TO TAL`.
  private func brokenWord(at start: Int, _ folded: [String]) -> LexiconMatch? {
    guard start + 1 < folded.count else { return nil }
    let joined = folded[start] + folded[start + 1]
    guard joined.utf8.count >= Self.shortestLenientWord else { return nil }
    // A phrase of short words may have one letter misread: SON BHD.
    let id =
      wordIDs[joined]
      ?? (joined.utf8.count >= 6 ? nearMisses(of: Array(joined.utf8)).first { isJoined.contains($0) } : nil)
    guard let id else { return nil }
    guard let phrase = phrases[id]?.first(where: { $0.words.count == 1 }) else { return nil }
    return LexiconMatch(concepts: phrase.concepts, words: start..<(start + 2), isExact: false)
  }

  private struct Identity {
    var ids: [Int]
    var isExact: Bool
  }

  private func identify(_ word: String) -> Identity {
    if let id = wordIDs[word] { return Identity(ids: [id], isExact: true) }
    let bytes = Array(word.utf8)
    guard bytes.count >= 3 else { return Identity(ids: [], isExact: false) }
    let letters = bytes.count { (97...122).contains($0) }
    guard letters * 2 >= bytes.count else { return Identity(ids: [], isExact: false) }
    var spellings = [bytes]
    if letters < bytes.count {
      spellings = [UInt8(ascii: "l"), UInt8(ascii: "i")].map { one in bytes.map { Self.letter($0, one: one) }
      }
      for spelling in spellings {
        if let id = wordIDs[String(decoding: spelling, as: UTF8.self)] {
          return Identity(ids: [id], isExact: false)
        }
      }
    }
    return Identity(ids: nearMisses(of: spellings[0]), isExact: false)
  }

  private func nearMisses(of word: [UInt8]) -> [Int] {
    guard word.count >= Self.shortestLenientWord else { return [] }
    var found = nearForms[String(decoding: word, as: UTF8.self)] ?? []
    for form in Self.shortenings(of: word) {
      for id in nearForms[form] ?? [] where !found.contains(id) && Self.isNear(words[id], word) {
        found.append(id)
      }
    }
    return found.sorted()
  }

  private static let shortestLenientWord = 5

  /// Whether two words of about the same length differ in one place only.
  private static func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }

    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let suffix = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return prefix + suffix >= max(a.count, b.count) - 1
  }

  private static func shortenings(of word: [UInt8]) -> [String] {
    word.indices.map { String(decoding: word[..<$0] + word[($0 + 1)...], as: UTF8.self) }
  }

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
