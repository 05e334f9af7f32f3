import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Category rules made ready for use: patterns of merchants and of words, found in one walk over a text.
///
/// Matching ignores case, accents and punctuation, and respects the ends of words.
public struct CategoryMatcher: Sendable {
  private let rules: [CategoryRule]
  /// The place of each rule's category among the categories, in the order of the rules.
  private let categoryOfRule: [Int]
  private let merchants: RulePatterns
  private let words: RulePatterns

  /// Compiles rules, and holds them to their own examples.
  ///
  /// - Parameter rules: The rules, in the order that decides between equals.
  /// - Throws: All of `category-pattern-invalid`, `category-pattern-repeated` and `category-example-fails`
  ///   that apply.
  public init(rules: [CategoryRule]) throws(CategoryRuleProblems) {
    var problems: [Diagnostic] = []
    var places: [String: Int] = [:]
    categoryOfRule = rules.map { rule in
      let place = places[rule.category] ?? places.count
      places[rule.category] = place
      return place
    }
    self.rules = rules
    merchants = RulePatterns(rules, \.merchants, problems: &problems)
    words = RulePatterns(rules, \.words, problems: &problems)
    for (index, rule) in rules.enumerated() { check(rule, at: index, problems: &problems) }
    guard problems.isEmpty else { throw CategoryRuleProblems(problems) }
  }

  /// Returns the category of a receipt, or `nil` where no rule knows it.
  ///
  /// The merchant's name decides first: of all merchant patterns in it the longest. Then count the
  /// word patterns in the merchant's name, and after those the line items that contain word patterns: the category
  /// with the most wins. Equals go to the rule that stands first in the file.
  ///
  /// - Parameter receipt: The receipt.
  /// - Returns: The category and the rule.
  public func decision(for receipt: Receipt) -> CategoryDecision? {
    let names = [receipt.merchantName, receipt.merchantRaw].compactMap { $0.map { FoldedText($0) } }
    for name in names {
      if let rule = merchants.best(in: name) { return decision(rule) }
    }
    var tally = CategoryTally(ruleCount: rules.count, categoryOfRule: categoryOfRule)
    tally.count(Set(names.flatMap(words.rules(in:))), as: .name)
    for item in receipt.lineItems {
      let text = item.description.isEmpty ? item.rawText : item.description
      tally.count(Set(words.rules(in: FoldedText(text))), as: .item)
    }
    return tally.winner.map(decision)
  }

  private func decision(_ rule: Int) -> CategoryDecision {
    CategoryDecision(category: rules[rule].category, rule: rules[rule].name)
  }

  private func check(_ rule: CategoryRule, at index: Int, problems: inout [Diagnostic]) {
    func matches(_ text: String) -> Bool {
      let folded = FoldedText(text)
      return merchants.rules(in: folded).contains(index) || words.rules(in: folded).contains(index)
    }
    for example in rule.examples where !matches(example) {
      problems.append(
        Diagnostic(
          "category-example-fails", "the rule '\(rule.name)' does not match its example '\(example)'",
          at: rule.origin, fix: "add a pattern that matches the example, or correct it"))
    }
    for counterexample in rule.counterexamples where matches(counterexample) {
      problems.append(
        Diagnostic(
          "category-example-fails", "the rule '\(rule.name)' matches its counterexample '\(counterexample)'",
          at: rule.origin, fix: "make the patterns narrower, or correct the counterexample"))
    }
  }
}
