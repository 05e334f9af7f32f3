internal import ReceiptModel

/// Collects phrases, gives their words numbers, and joins what is said of a phrase in several places.
struct PhraseCollection {
  /// Phrases of fewer letters are not looked for without their spaces.
  static let shortestJoinedPhrase = 6

  /// The words by number.
  private(set) var words: [String] = []
  /// The phrases that begin with a word.
  private(set) var phrases: [[Lexicon.Phrase]] = []
  /// Words that are whole phrases without their spaces.
  private(set) var isJoined: [Bool] = []
  private var ids: [String: Int] = [:]

  /// Adds a phrase in every spelling, with its spaces and without.
  mutating func insert(_ phrase: String, _ concepts: Concepts) {
    for spelling in PhraseSpelling.all(of: phrase) {
      add(spelling.map { id(of: $0) }, concepts)
      let joined = spelling.joined()
      guard spelling.count > 1, joined.utf8.count >= Self.shortestJoinedPhrase else { continue }
      let whole = id(of: joined)
      isJoined[whole] = true
      add([whole], concepts)
    }
  }

  private mutating func add(_ words: [Int], _ concepts: Concepts) {
    guard let first = words.first else { return }
    if let known = phrases[first].firstIndex(where: { $0.words == words }) {
      phrases[first][known].concepts.formUnion(concepts)
    } else {
      phrases[first].append(Lexicon.Phrase(words: words, concepts: concepts))
    }
  }

  private mutating func id(of word: String) -> Int {
    if let known = ids[word] { return known }
    ids[word] = words.count
    words.append(word)
    phrases.append([])
    isJoined.append(false)
    return words.count - 1
  }
}
