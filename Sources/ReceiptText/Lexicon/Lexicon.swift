internal import PipelineEngine
internal import ReceiptModel

/// The phrases of the expected languages and the concepts that they stand for.
///
/// Words are compared folded, and leniently as recognisers misread: digits inside a word count as the
/// letters they look like, one wrong letter is forgiven in words of five and more, and a phrase may be
/// printed without its spaces or a word with one too many.
///
/// A class, because every reader of every page holds it and it is made of many tables; it never changes.
final class Lexicon: Sendable {
  /// The months of all known languages.
  let months: MonthNames
  /// The countries of all known languages.
  let countries: CountryTable
  /// Tells receipts in other languages than the expected ones.
  let detector: LanguageDetector
  private let words: WordTable
  /// The phrases that begin with a word, the longest first.
  private let phrases: [[Phrase]]
  /// Words that are whole phrases without their spaces.
  private let isJoined: [Bool]

  struct Phrase {
    var words: [Int]
    var concepts: Concepts
  }

  init(_ languages: Languages) {
    months = MonthNames(languages.known)
    countries = CountryTable(languages.known)
    detector = LanguageDetector(languages)
    var collection = PhraseCollection()
    for labels in languages.wordsExpected.flatMap(\.labels) {
      for phrase in labels.phrases { collection.insert(phrase, labels.concepts) }
    }
    words = WordTable(collection.words)
    phrases = collection.phrases.map { $0.sorted { $0.words.count > $1.words.count } }
    isJoined = collection.isJoined
  }

  /// Returns the phrases found among folded words, from left to right without overlap.
  func matches(in folded: [String]) -> [LexiconMatch] {
    guard !folded.isEmpty else { return [] }
    let row = FoldedRow(folded, words)
    var found: [LexiconMatch] = []
    var start = 0
    while start < row.count {
      if let match = longestPhrase(at: start, row) ?? brokenWord(at: start, row) {
        found.append(match)
        start = match.words.upperBound
      } else {
        start += 1
      }
    }
    return found
  }

  /// Where a label ends that was printed without a blank before a currency or an amount, `totaleur`, `summe29`; `nil`
  /// where the folded word is none such.
  func labelEnd(in word: some StringProtocol) -> String.Index? {
    let bytes = word.utf8
    guard bytes.count > WordTable.shortestLenientWord else { return nil }
    let digit = bytes.firstIndex { $0.isASCIIDigit }
    let end =
      digit
      ?? Self.gluedCurrencies.first { word.hasSuffix($0) }
      .map { bytes.index(bytes.endIndex, offsetBy: -$0.utf8.count) }
    guard let end else { return nil }
    let label = Array(bytes[..<end])
    guard label.count >= WordTable.shortestLenientWord - 1, words.id(of: label, label.indices) != nil else {
      return nil
    }
    let whole = Array(bytes)
    return words.id(of: whole, whole.indices) == nil ? end : nil
  }

  /// Returns the label and what is glued to it, or the word alone.
  func unglued(_ word: Substring) -> [Substring] {
    labelEnd(in: word).map { [word[..<$0], word[$0...]] } ?? [word]
  }

  /// The currencies that tills print right behind a label, folded.
  private static let gluedCurrencies = [
    "eur", "euro", "rm", "chf", "usd", "gbp", "pln", "czk", "myr", "sgd", "aud",
  ]

  private func longestPhrase(at start: Int, _ row: FoldedRow) -> LexiconMatch? {
    var length = 0
    var concepts: Concepts = []
    for id in row.candidates(start) {
      for phrase in phrases[id] {
        let count = phrase.words.count
        guard count >= length else { break }
        guard start + count <= row.count,
          phrase.words.indices.dropFirst().allSatisfy({
            row.candidates(start + $0).contains(phrase.words[$0])
          })
        else { continue }
        if count > length { concepts = [] }
        length = count
        concepts.formUnion(phrase.concepts)
      }
    }
    guard length > 0 else { return nil }
    let range = start..<(start + length)
    return LexiconMatch(concepts: concepts, words: range, isExact: range.allSatisfy(row.isExact))
  }

  /// A word that was printed or read with a gap: `TO TAL`.
  private func brokenWord(at start: Int, _ row: FoldedRow) -> LexiconMatch? {
    guard start + 1 < row.count else { return nil }
    let joined = row.bounds[start]..<row.bounds[start + 2]
    guard joined.count >= WordTable.shortestLenientWord else { return nil }
    guard let id = words.id(of: row.bytes, joined) ?? nearPhrase(row.bytes, joined),
      let phrase = phrases[id].last, phrase.words.count == 1
    else { return nil }
    return LexiconMatch(concepts: phrase.concepts, words: start..<(start + 2), isExact: false)
  }

  /// A phrase of short words may have one letter misread: SON BHD.
  private func nearPhrase(_ bytes: [UInt8], _ joined: Range<Int>) -> Int? {
    guard joined.count >= PhraseCollection.shortestJoinedPhrase else { return nil }
    var ids: [Int] = []
    words.appendNearMisses(of: bytes, joined, to: &ids)
    return ids.first { isJoined[$0] }
  }
}
