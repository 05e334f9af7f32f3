public import PipelineEngine

/// The contents of a rules file: what gives receipts their categories.
public struct CategoryFile: Hashable, Sendable {
  /// The rules, in the file's order.
  public var rules: [CategoryRule]
  /// The category of receipts that nothing else decides; `nil` for none.
  public var defaultCategory: String?

  /// Creates the contents of a rules file.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - defaultCategory: The category of receipts that nothing else decides.
  public init(rules: [CategoryRule], defaultCategory: String? = nil) {
    self.rules = rules
    self.defaultCategory = defaultCategory
  }
}
