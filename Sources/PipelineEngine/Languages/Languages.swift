/// The languages that receipts may be in, and those that are expected.
public struct Languages: Hashable, Sendable {
  /// The words of all languages, those of the user last.
  public var known: [LanguageWords]
  /// Tesseract's codes of the languages that are expected.
  public var expected: [String]

  /// Creates a choice among known languages.
  ///
  /// - Parameters:
  ///   - known: The words of all languages.
  ///   - expected: Tesseract's codes of those that are expected.
  public init(known: [LanguageWords], expected: [String]) {
    self.known = known
    self.expected = expected
  }

  /// The words of the expected languages and of those printed beside them; of all where none of them is known.
  ///
  /// English, and words that belong to every language, are always among them.
  public var wordsExpected: [LanguageWords] {
    let chosen = known.filter { words in expected.contains(where: words.serves) }
    guard !chosen.isEmpty else { return known }
    let wanted = Set(expected + chosen.flatMap(\.companions) + ["eng"])
    return known.filter { words in words.code == nil || wanted.contains(where: words.serves) }
  }
}
