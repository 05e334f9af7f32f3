internal import ReceiptModel

/// Decides what a receipt's reading is worth: its issues, its confidence and its status.
struct ReceiptJudge {
  let total: TotalDecision
  let date: DateReader.Decision
  let figures: [Figure]
  let itemSum: Int
  let rows: [ReadRow]
  /// The rows with the columns of the head apart.
  let columns: [ReadRow]
  let lexicon: Lexicon
  let meanConfidence: Double
  let isLanguageUnexpected: Bool

  /// Returns the receipt with type, issues, confidence and status.
  func judged(_ receipt: Receipt) -> Receipt {
    var receipt = receipt
    receipt.documentType = DocumentTypeReader(
      rows: rows, columns: columns, lexicon: lexicon, total: receipt.total
    ).type()
    receipt.confidence = min(
      total.winner == nil ? 0 : total.confidence, date.date == nil ? 0 : date.confidence)
    receipt.issues = issues(receipt)
    receipt.status = receipt.issues.contains(where: \.needsReview) ? .needsReview : .ok
    return receipt
  }

  private func issues(_ receipt: Receipt) -> [IssueCode] {
    var issues: Set<IssueCode> = []
    if let winner = total.winner {
      if total.isAmbiguous { issues.insert(.totalAmbiguous) }
      if !total.isSafe { issues.insert(.totalUnconfirmed) }
      if contradicts(winner) { issues.insert(.totalMismatch) }
      if isOutranked(winner) { issues.insert(.totalAmbiguous) }
      let isRepaired = winner.figure.amount.token.isRepaired && winner.proofs.isEmpty
      if isRepaired || winner.figure.amount.form == .mended { issues.insert(.amountRepaired) }
    } else {
      issues.insert(.totalMissing)
      if total.isAmbiguous { issues.insert(.totalAmbiguous) }
    }
    if date.date == nil {
      issues.insert(date.isAmbiguous ? .dateAmbiguous : .dateMissing)
    } else if !date.isSafe {
      issues.insert(.dateUncertain)
    }
    if isLanguageUnexpected {
      issues.insert(.languageUnexpected)
      // Labels that say otherwise may have gone unread.
      if let winner = total.winner, winner.proofs.isEmpty { issues.insert(.totalUnconfirmed) }
    }
    if receipt.merchantName == nil { issues.insert(.merchantMissing) }
    if receipt.currency == nil {
      issues.insert(.currencyMissing)
    } else if receipt.currencySource == .default {
      issues.insert(.currencyAssumed)
    }
    if meanConfidence < 55 { issues.insert(.lowConfidence) }
    let hasItems = !receipt.lineItems.isEmpty
    if hasItems, itemsDisagree(receipt) { issues.insert(.itemsTotalMismatch) }
    if hasBlankTip(receipt) { issues.insert(.tipLineBlank) }
    if receipt.total == nil, receipt.date == nil, !hasItems { issues.insert(.notAReceipt) }
    return issues.sorted()
  }

  /// Whether cash and change, both printed, say another total.
  private func contradicts(_ winner: TotalCandidate) -> Bool {
    guard !winner.proofs.contains(.change) else { return false }
    let paid = figures.filter { $0.role == .paid && $0.value > 0 }.map(\.value)
    let change = figures.filter { $0.role == .change && $0.value != 0 }.map { abs($0.value) }
    return !paid.isEmpty && !change.isEmpty
  }

  /// Whether a later row also calls itself the total with another amount, and neither payment nor items decide.
  private func isOutranked(_ winner: TotalCandidate) -> Bool {
    guard winner.proofs.isDisjoint(with: [.change, .payment, .items, .sections]) else { return false }
    return total.rivals.contains {
      ($0.strength ?? .weak) > .weak && $0.figure.row > winner.figure.row && $0.figure.amountsInRow == 1
    }
  }

  private func itemsDisagree(_ receipt: Receipt) -> Bool {
    let tolerance = max(1, receipt.lineItems.count / 2)
    let sums =
      figures.filter { [.subtotal, .net].contains($0.role) }.map(\.value)
      + [receipt.total?.minorUnits].compactMap { $0 }
    guard !sums.isEmpty, total.winner?.proofs.contains(.items) != true else { return false }
    return !sums.contains { abs($0 - itemSum) <= tolerance }
  }

  private func hasBlankTip(_ receipt: Receipt) -> Bool {
    guard receipt.tip == nil else { return false }
    return rows.contains { row in
      row.concepts.contains(.tip) && !row.concepts.contains(.suggested) && row.folded.count <= 3
        && row.numbers.isEmpty
        && (row.firstMatch(of: .tip)?.isExact ?? false)
    }
  }
}
