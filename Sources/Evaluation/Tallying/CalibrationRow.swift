/// How often values of about the same confidence are right: a confidence that says 0.9 should be right in nine of ten.
public struct CalibrationRow: Hashable, Sendable, Codable {
  /// The field.
  public var field: EvaluatedField
  /// The range of confidence.
  public var bin: CalibrationBin
  /// How many values of that confidence were given.
  public var given = 0
  /// How many of them are right.
  public var right = 0
  /// The mean of their confidences.
  public var meanConfidence = 0.0

  /// The share that is right, 0 to 1.
  public var rightShare: Double { given == 0 ? 0 : Double(right) / Double(given) }

  /// Returns the rows of every field and range that has values.
  static func rows(of files: [JudgedFile]) -> [CalibrationRow] {
    EvaluatedField.allCases.flatMap { field in
      let judgements = files.compactMap { $0.judgement(of: field) }
      return CalibrationBin.allCases.compactMap { bin in
        let row = CalibrationRow(field, bin, judgements)
        return row.given > 0 ? row : nil
      }
    }
  }

  private init(_ field: EvaluatedField, _ bin: CalibrationBin, _ judgements: [FieldJudgement]) {
    self.field = field
    self.bin = bin
    var sum = 0.0
    for judgement in judgements {
      guard let confidence = judgement.confidence, judgement.given != nil, CalibrationBin(confidence) == bin
      else { continue }
      given += 1
      right += judgement.verdict == .right ? 1 : 0
      sum += confidence
    }
    meanConfidence = given == 0 ? 0 : sum / Double(given)
  }
}
