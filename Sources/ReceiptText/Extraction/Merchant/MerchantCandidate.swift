/// Words that may be the merchant's name.
struct MerchantCandidate: Sendable {
  /// The words that the name is made of.
  var words: String
  /// The words as printed.
  var raw: String
  /// The rows that they were read from.
  var rows: [ReadRow]
  /// Its features.
  var features: FeatureVector<MerchantFeature>
  /// How it was found: `head`, `legal-form`, `foot`, `domain`, `seller`.
  var rule: String

  /// The name; of many candidates that of one is wanted.
  var name: String { MerchantName.tidy(words) }
  /// Whether the name has a letter.
  var isNamed: Bool {
    // Tidying takes away no word with letters but register numbers.
    words.hasLetter
      && (words.blankSeparated.contains { $0.hasLetter && !MerchantName.isRegister($0) } || name.hasLetter)
  }
}
