import Diagnostics
import ReceiptModel

/// The prepared statements that store receipts, for as many documents as one transaction has.
struct ReceiptWriter: ~Copyable {
  private let ledger: LedgerHandleContext
  private let existing: Statement
  private let removal: Statement
  private let upsert: Statement
  private let reader: ReceiptReader
  private let lineItems: PartWriter<LineItem>
  private let taxLines: PartWriter<TaxLine>
  private let payments: PartWriter<Payment>
  private let evidence: PartWriter<Evidence>

  /// Puts `receipts` in the place of those that the document has.
  ///
  /// A receipt that keeps its number keeps the time of its creation; one that says the same as before is
  /// left alone.
  ///
  /// - Throws: `ledger-refused` where the receipts contradict themselves; the caller's transaction is
  ///   then to be undone.
  func replace(_ receipts: [Receipt], of documentID: Int, now: String) throws(Diagnostic) {
    try check(receipts)
    let wanted = Set(receipts.map { Self.receiptID(documentID, $0) })
    for receiptID in try ids(of: documentID) where !wanted.contains(receiptID) {
      try removal.run(receiptID)
    }
    for receipt in receipts {
      let receiptID = Self.receiptID(documentID, receipt)
      // Most receipts of a reading over stored words stay as they are, and looking costs a fifth of writing.
      let stored = try reader.receipt(receiptID)?.receipt
      // The flag of a possible duplicate is not of the reading; ReceiptStore.flagPossibleDuplicates keeps it.
      guard stored?.withoutFlag != receipt else { continue }
      try upsert.run(
        [.text(receiptID), .integer(documentID)] + Receipt.columns.map { $0.value(receipt) } + [.text(now)])
      try lineItems.replace(stored?.lineItems ?? [], with: receipt.lineItems, of: receiptID)
      try taxLines.replace(stored?.taxLines ?? [], with: receipt.taxLines, of: receiptID)
      try payments.replace(stored?.payments ?? [], with: receipt.payments, of: receiptID)
      try evidence.replace(stored?.evidence ?? [], with: receipt.evidence, of: receiptID)
    }
  }

  /// Returns the ledger's name of a receipt.
  static func receiptID(_ documentID: Int, _ receipt: Receipt) -> String { "\(documentID)-\(receipt.index)" }

  private func ids(of documentID: Int) throws(Diagnostic) -> [String] {
    var ids: [String] = []
    try existing.bind(documentID)
    while try existing.step() {
      if let id = existing.read(0, as: String.self) { ids.append(id) }
    }
    return ids
  }

  /// Only minor units are stored, so an amount in a currency with other digits would come back as
  /// another amount.
  private func check(_ receipts: [Receipt]) throws(Diagnostic) {
    for receipt in receipts {
      let exponent = receipt.currency?.exponent ?? Currency.unknownExponent
      guard receipt.amounts.allSatisfy({ $0.exponent == exponent }) else {
        throw refusal("an amount has not the digits of the receipt's currency")
      }
    }
    guard Set(receipts.map(\.index)).count == receipts.count else {
      throw refusal("two receipts of a document have the same number")
    }
  }

  private func refusal(_ reason: String) -> Diagnostic {
    Diagnostic("ledger-refused", "the ledger refused a value (\(reason))", at: Origin(ledger.path.text))
  }

  private static let upsertion: String = {
    let names = Receipt.columns.map(\.name)
    let all = ["receipt_id", "document_id"] + names + ["created_at"]
    let updates = names.map { "\($0) = excluded.\($0)" } + Receipt.derivedColumns.map { "\($0) = NULL" }
    return """
      INSERT INTO receipts (\(all.joined(separator: ", ")))
      VALUES (\(all.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (receipt_id) DO UPDATE SET \(updates.joined(separator: ", "))
      """
  }()
}

extension ReceiptWriter {
  init(on connection: borrowing Connection) throws(Diagnostic) {
    self.init(
      ledger: connection.ledger,
      existing: try connection.prepare("SELECT receipt_id FROM receipts WHERE document_id = ?"),
      removal: try connection.prepare("DELETE FROM receipts WHERE receipt_id = ?"),
      upsert: try connection.prepare(Self.upsertion),
      reader: try ReceiptReader(on: connection),
      lineItems: try PartWriter(.lineItems, on: connection),
      taxLines: try PartWriter(.taxLines, on: connection),
      payments: try PartWriter(.payments, on: connection),
      evidence: try PartWriter(.evidence, on: connection))
  }
}

extension Receipt {
  /// The receipt as it was read, before it was found to be like another.
  fileprivate var withoutFlag: Receipt {
    guard issues.contains(.possibleDuplicate) else { return self }
    var receipt = self
    receipt.issues.removeAll { $0 == .possibleDuplicate }
    if status == .needsReview, !receipt.issues.contains(where: \.needsReview) { receipt.status = .ok }
    return receipt
  }
}
