public import ReceiptModel

/// Compares receipts with what is printed on them.
///
/// A merchant is right when it is at least 0.85 like the truth or one holds the other, an address when it is at
/// least 0.80 like the truth; dates, amounts and currencies must be equal.
public enum TruthJudge {
  private static let merchantLikeness = 0.85
  private static let addressLikeness = 0.80

  /// Returns what is to be said of a file: of several receipts, the one that is right in most counts.
  ///
  /// - Parameters:
  ///   - receipts: What was read from the file.
  ///   - failure: Why it gave nothing, where it did not.
  ///   - row: What is printed.
  /// - Returns: A judgement of every field that the row tells.
  public static func judge(_ receipts: [Receipt], failure: String? = nil, against row: TruthRow) -> JudgedFile
  {
    let choices = receipts.isEmpty ? [Receipt()] : receipts
    var best: (receipt: Receipt, fields: [FieldJudgement], weight: Double)?
    for receipt in choices {
      let fields = judge(receipt, against: row)
      let weight = fields.reduce(0) { $0 + $1.weight }
      if weight > best?.weight ?? -.infinity { best = (receipt, fields, weight) }
    }
    var judged = JudgedFile(file: row.name, isHeldOut: row.isHeldOut)
    judged.fields = best?.fields ?? []
    judged.failure = failure
    if let receipt = best?.receipt, !receipts.isEmpty {
      judged.status = receipt.status
      judged.issues = receipt.issues.map(\.rawValue)
    }
    return judged
  }

  private static func judge(_ receipt: Receipt, against row: TruthRow) -> [FieldJudgement] {
    var fields: [FieldJudgement] = []
    func put(
      _ field: EvaluatedField, _ wanted: String?, _ given: String?, _ isRight: (String, String) -> Bool
    ) {
      guard let wanted else { return }
      let known = given.flatMap { $0.isEmpty ? nil : $0 }
      let verdict: Verdict = known.map { isRight($0, wanted) ? .right : .wrong } ?? .empty
      var judgement = FieldJudgement(field, verdict, wanted: wanted, given: known)
      if let name = field.evidenceName, let evidence = receipt.evidence.first(where: { $0.field == name }) {
        judgement.note(evidence)
      }
      fields.append(judgement)
    }
    put(.merchant, row.merchant, receipt.merchantName, isMerchant)
    put(.date, row.date, receipt.date?.description) { $0 == $1 }
    put(.total, row.total, receipt.total?.decimalText, isNumber)
    put(.currency, row.currency, receipt.currency?.code) { $0 == $1 }
    put(.tax, row.tax, receipt.totalTax?.decimalText, isNumber)
    put(.address, row.address, receipt.merchantAddress) {
      FoldedName($0).likeness(to: FoldedName($1)) >= addressLikeness
    }
    if !row.items.isEmpty { fields.append(ItemsJudge.judge(receipt.lineItems, against: row.items)) }
    return fields
  }

  private static func isMerchant(_ given: String, _ wanted: String) -> Bool {
    let (given, wanted) = (FoldedName(given), FoldedName(wanted))
    return given.likeness(to: wanted) >= merchantLikeness || given.holdsOrIsHeld(by: wanted)
  }

  private static func isNumber(_ given: String, _ wanted: String) -> Bool {
    ExactNumber(given) == ExactNumber(wanted)
  }
}
