public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Gives receipts a category: by the rules, else by what the ledger knows of the merchant, else the default.
///
/// A receipt that has a category already keeps it. Where nothing is known the category stays unknown.
public struct CategoriseStage: Stage {
  private let matcher: CategoryMatcher
  private let learned: [String: String]
  private let defaultCategory: String?

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - matcher: The rules.
  ///   - learned: Categories by the merchant's name, for merchants that no rule knows; the names are folded here.
  ///   - defaultCategory: The category of receipts that nothing else decides; `nil` leaves it unknown.
  public init(matcher: CategoryMatcher, learned: [String: String] = [:], defaultCategory: String? = nil) {
    self.matcher = matcher
    self.defaultCategory = defaultCategory
    // Sorted, so that of two names that fold to the same it is always the same that counts.
    self.learned = Dictionary(
      learned.sorted { $0.key < $1.key }.map { (FoldedText.folding($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the receipt with its category and the rule that chose it.
  ///
  /// Not affected by cancellation.
  ///
  /// - Parameter receipt: The receipt.
  /// - Returns: The same receipt with `category` and `categoryRule`.
  /// - Throws: Never.
  public func run(_ receipt: Receipt) async throws(Diagnostic) -> Receipt {
    guard receipt.category == nil, let decision = decision(for: receipt) else { return receipt }
    var receipt = receipt
    receipt.category = decision.category
    receipt.categoryRule = decision.rule
    return receipt
  }

  private func decision(for receipt: Receipt) -> CategoryDecision? {
    if let decision = matcher.decision(for: receipt) { return decision }
    if let merchant = receipt.merchantName.map({ FoldedText.folding($0) }), !merchant.isEmpty,
      let category = learned[merchant]
    {
      return CategoryDecision(category: category, rule: "learned")
    }
    return defaultCategory.map { CategoryDecision(category: $0, rule: "default") }
  }
}
