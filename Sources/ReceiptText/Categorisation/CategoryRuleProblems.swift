public import Diagnostics

/// Everything that keeps a set of category rules from being used.
public struct CategoryRuleProblems: Error, Hashable, Sendable {
  /// The problems, in the order of the rules; never empty.
  public var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
