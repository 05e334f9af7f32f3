/// A category, and what chose it.
public struct CategoryDecision: Hashable, Sendable {
  /// The category.
  public var category: String
  /// The rule's name; `learned` or `default` where no rule knew.
  public var rule: String

  /// Creates a decision.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - rule: The rule's name.
  public init(category: String, rule: String) {
    self.category = category
    self.rule = rule
  }
}
