public import ReceiptModel

/// The words that receipts of one language use: what a words file holds.
///
/// Words stand as they are written; whoever compares them folds case and accents.
public struct LanguageWords: Hashable, Sendable {
  /// Phrases that stand for the same.
  public struct Labels: Hashable, Sendable {
    /// What they stand for; empty for words that must not be taken for a label.
    public var concepts: Concepts
    /// The phrases.
    public var phrases: [String]

    /// Creates a list of phrases.
    public init(_ concepts: Concepts, _ phrases: [String]) {
      self.concepts = concepts
      self.phrases = phrases
    }
  }

  /// Tesseract's code of the language; `nil` for words that belong to every language.
  public var code: String?
  /// Codes of languages that these words serve as well.
  public var otherCodes: [String] = []
  /// Codes of languages that are printed beside this one, and expected with it.
  public var companions: [String] = []
  /// The labels of receipts.
  public var labels: [Labels] = []
  /// The names of months, by number, 1 to 12.
  public var months: [Int: [String]] = [:]
  /// Words of everyday text that tell the language from others.
  public var common: [String] = []
  /// What is customary in its countries, by ISO 3166-1 alpha-2 code.
  public var countries: [String: CountryCustoms] = [:]

  /// Creates a language without words.
  public init(code: String?) { self.code = code }

  /// Whether a code of Tesseract means this language.
  public func serves(_ code: String) -> Bool { self.code == code || otherCodes.contains(code) }
}
