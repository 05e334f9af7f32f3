import Diagnostics

/// The question after a misspelt word.
struct DidYouMean {
  /// The known word that is near, or `nil`.
  let word: String?

  init(_ word: String, _ known: some Sequence<String>) {
    // Nothing in the format is as long as this, and comparing takes time with the length.
    let nearest = word.utf8.count > 60 ? nil : SpellingSuggestion.nearest(to: word, among: known)
    self.word = nearest.flatMap { Self.isPlausible(word, $0) ? $0 : nil }
  }

  /// Short words are all near each other ('best' and 'fast'), but a slip rarely takes the first letter.
  private static func isPlausible(_ word: String, _ known: String) -> Bool {
    min(word.count, known.count) >= 6 || word.first?.lowercased() == known.first?.lowercased()
  }

  /// `did you mean '…'?`, or `nil` where no known word is near.
  var fix: String? { word.map { "did you mean '\($0)'?" } }
}
