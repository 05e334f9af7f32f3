internal import ReceiptModel

/// What is to be said of one field of one receipt, and why.
public struct FieldJudgement: Hashable, Sendable, Codable {
  /// The field.
  public var field: EvaluatedField
  /// What is to be said of it.
  public var verdict: Verdict
  /// How much of it is right: 1 or 0, and for items the F1 of their lines.
  public var share: Double
  /// What is printed; of items, those that were not read.
  public var wanted: String
  /// What was read, where anything was; of items, those that are not printed so.
  public var given: String?
  /// How sure the reading was, 0 to 1.
  public var confidence: Double?
  /// The rule that chose the value.
  public var rule: String?
  /// The printed label that gave the value its meaning.
  public var label: String?
  /// The printed value; of items, the printed rows of those that are not printed so.
  public var printed: String?

  /// Creates a judgement without evidence.
  public init(
    _ field: EvaluatedField, _ verdict: Verdict, wanted: String, given: String?, share: Double? = nil
  ) {
    self.field = field
    self.verdict = verdict
    self.wanted = wanted
    self.given = given
    self.share = share ?? (verdict == .right ? 1 : 0)
  }

  /// What the judgement adds to the choice of the best receipt of a file.
  var weight: Double { verdict == .wrong && field != .items ? -1 : share }

  /// Takes over where the value came from.
  mutating func note(_ evidence: Evidence) {
    confidence = evidence.confidence.isFinite ? evidence.confidence : 0
    rule = evidence.rule
    label = evidence.labelRaw
    printed = evidence.valueRaw
  }
}
