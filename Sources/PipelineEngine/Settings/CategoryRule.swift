public import Diagnostics

/// One rule that gives receipts a category.
///
/// Patterns are compared without regard to case and accents, at word boundaries; `*` at either end
/// of a pattern lets the word go on.
public struct CategoryRule: Hashable, Sendable, Codable {
  /// The category it gives.
  public var category: String
  /// The rule's name, unique in its file; stored with the receipt.
  public var name: String
  /// Patterns of merchant names.
  public var merchants: [String]
  /// Patterns of words in line items and the rest of the receipt.
  public var words: [String]
  /// Texts that the rule must match.
  public var examples: [String]
  /// Texts that the rule must not match.
  public var counterexamples: [String]
  /// Where the rule stands.
  public var origin: Origin?

  /// Creates a rule.
  public init(
    category: String, name: String, merchants: [String] = [], words: [String] = [], examples: [String] = [],
    counterexamples: [String] = [], origin: Origin? = nil
  ) {
    self.category = category
    self.name = name
    self.merchants = merchants
    self.words = words
    self.examples = examples
    self.counterexamples = counterexamples
    self.origin = origin
  }
}
