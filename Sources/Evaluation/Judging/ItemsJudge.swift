internal import ReceiptModel

/// Compares line items with those that are printed.
enum ItemsJudge {
  /// The least likeness of two names of one line.
  private static let likeEnough = 0.6

  /// Returns the F1 of the lines whose amount is equal and whose name is like, and which lines are none of them.
  static func judge(_ given: [LineItem], against wanted: [TruthItem]) -> FieldJudgement {
    var left = given.map { item in
      Line(
        name: FoldedName(item.description), amount: item.amount.flatMap { ExactNumber($0.decimalText) },
        text: text(item.description, item.amount?.decimalText), printed: item.rawText)
    }
    var missed: [String] = []
    for item in wanted {
      let name = FoldedName(item.name)
      let amount = ExactNumber(item.amount)
      var best: (index: Int, likeness: Double)?
      for (index, line) in left.enumerated() where line.amount != nil && line.amount == amount {
        let likeness = line.name.likeness(to: name)
        if likeness >= likeEnough, likeness > best?.likeness ?? 0 { best = (index, likeness) }
      }
      if let best { left.remove(at: best.index) } else { missed.append(text(item.name, item.amount)) }
    }
    let found = Double(wanted.count - missed.count)
    let precision = given.isEmpty ? 0 : found / Double(given.count)
    let recall = wanted.isEmpty ? 0 : found / Double(wanted.count)
    let share = precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
    let verdict: Verdict = given.isEmpty ? .empty : missed.isEmpty && left.isEmpty ? .right : .partly
    var judgement = FieldJudgement(
      .items, verdict, wanted: missed.joined(separator: "; "),
      given: given.isEmpty ? nil : left.map(\.text).joined(separator: "; "), share: share)
    let printed = left.map(\.printed).filter { !$0.isEmpty }
    judgement.printed = printed.isEmpty ? nil : printed.joined(separator: "; ")
    return judgement
  }

  private struct Line {
    var name: FoldedName
    var amount: ExactNumber?
    var text: String
    var printed: String
  }

  private static func text(_ name: String, _ amount: String?) -> String {
    [name, amount ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
