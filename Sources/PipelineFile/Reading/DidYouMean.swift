import Diagnostics

/// The question after a misspelt word.
struct DidYouMean {
  /// The known word that is near, or `nil`.
  let word: String?

  init(_ word: String, _ known: some Sequence<String>) {
    // Nothing in the format is as long as this, and comparing takes time with the length.
    self.word = word.utf8.count > 60 ? nil : SpellingSuggestion.nearest(to: word, among: known)
  }

  /// `did you mean '…'?`, or `nil` where no known word is near.
  var fix: String? { word.map { "did you mean '\($0)'?" } }
}
