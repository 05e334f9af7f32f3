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
  /// Which reading of the receipt it stands in, from 0, and which others agree.
  var votes = Votes()

  /// The name; of many candidates that of one is wanted.
  var name: String { MerchantName.tidy(words) }
}
