import Diagnostics
import PipelineEngine

/// All patterns of one sort, merchants or words, with the rules they belong to.
struct RulePatterns: Sendable {
  private var index = PatternIndex()
  private var patterns: [WordPattern] = []
  /// The rule of each pattern.
  private var owners: [Int] = []

  /// Collects the patterns of all rules, and reports those that cannot match, or that two rules share.
  init(_ rules: [CategoryRule], _ texts: (CategoryRule) -> [String], problems: inout [Diagnostic]) {
    var known: [WordPattern: String] = [:]
    for (number, rule) in rules.enumerated() {
      for text in texts(rule) {
        guard let pattern = WordPattern(text) else {
          problems.append(
            Diagnostic(
              "category-pattern-invalid",
              "the pattern '\(text)' of the rule '\(rule.name)' has no letter or digit",
              at: rule.origin, fix: "write a word"))
          continue
        }
        if let other = known[pattern] {
          // One rule may well spell a name in two ways that fold to the same.
          guard other != rule.name else { continue }
          problems.append(
            Diagnostic(
              "category-pattern-repeated",
              "the pattern '\(text)' of the rule '\(rule.name)' stands in '\(other)' already",
              at: rule.origin, fix: "keep one of the two"))
          continue
        }
        known[pattern] = rule.name
        index.insert(pattern, id: patterns.count)
        patterns.append(pattern)
        owners.append(number)
      }
    }
  }

  /// Returns the rule of the most specific pattern in the text; of equals, the first.
  func best(in text: FoldedText) -> Int? {
    let matches = index.matches(in: text)
    let best = matches.max { a, b in
      let (left, right) = (patterns[a].specificity, patterns[b].specificity)
      return left == right ? a > b : left < right
    }
    return best.map { owners[$0] }
  }

  /// Returns the rule of every pattern in the text; a rule with two of them stands there twice.
  func rules(in text: FoldedText) -> [Int] { index.matches(in: text).map { owners[$0] } }
}
