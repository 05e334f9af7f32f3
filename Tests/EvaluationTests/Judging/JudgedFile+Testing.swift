import ReceiptModel

@testable import Evaluation

extension JudgedFile {
  /// A file with these judgements.
  static func testing(
    _ name: String, status: ReceiptStatus? = .ok, isHeldOut: Bool = false, _ fields: FieldJudgement...
  ) -> JudgedFile {
    var file = JudgedFile(file: name, isHeldOut: isHeldOut)
    file.status = status
    file.fields = fields
    return file
  }
}

extension FieldJudgement {
  /// A judgement whose truth is `right`.
  static func testing(
    _ field: EvaluatedField, _ verdict: Verdict, given: String? = nil, confidence: Double? = nil,
    share: Double? = nil
  ) -> FieldJudgement {
    let value = verdict == .empty ? nil : given ?? verdict.rawValue
    var judgement = FieldJudgement(field, verdict, wanted: "right", given: value, share: share)
    judgement.confidence = confidence
    return judgement
  }
}
