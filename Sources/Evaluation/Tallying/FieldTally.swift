/// How often a field was right, empty and wrong.
public struct FieldTally: Hashable, Sendable, Codable {
  /// The field.
  public var field: EvaluatedField
  /// How many files it was judged in.
  public var count = 0
  /// The sum of what is right in each: 1 or 0, and for items the F1.
  public var right = 0.0
  /// How often nothing was read.
  public var empty = 0
  /// How often something false was read; items are never counted as false, but as partly right.
  public var wrong = 0

  /// Counts the judgements of a field.
  public init(_ field: EvaluatedField, in files: some Sequence<JudgedFile>) {
    self.field = field
    for file in files {
      guard let judgement = file.judgement(of: field) else { continue }
      count += 1
      right += judgement.share
      empty += judgement.verdict == .empty ? 1 : 0
      wrong += judgement.verdict == .wrong ? 1 : 0
    }
  }

  /// The share that is right, 0 to 1.
  public var rightShare: Double { share(right) }
  /// The share that is empty, 0 to 1.
  public var emptyShare: Double { share(Double(empty)) }
  /// The share that is wrong, 0 to 1.
  public var wrongShare: Double { share(Double(wrong)) }

  private func share(_ part: Double) -> Double { count == 0 ? 0 : part / Double(count) }
}
