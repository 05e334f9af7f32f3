import Diagnostics
import ReceiptModel

/// The prepared statements that read receipts with all their parts.
struct ReceiptReader: ~Copyable {
  private let selection: Statement
  private let lineItems: PartReader<LineItem>
  private let taxLines: PartReader<TaxLine>
  private let payments: PartReader<Payment>
  private let evidence: PartReader<Evidence>

  /// Returns a receipt, or `nil` where there is none of that name.
  func receipt(_ receiptID: String) throws(Diagnostic) -> LedgerReceipt? {
    try selection.bind(receiptID)
    guard try selection.step() else { return nil }
    guard let documentID = selection.read(0, as: Int.self), let path = selection.read(1, as: FilePath.self)
    else { return nil }
    let currency = selection.read(3, as: Currency.self)
    var receipt = Receipt()
    for (index, column) in Receipt.columns.enumerated() {
      column.assign(&receipt, selection.value(index + 4), currency)
    }
    receipt.lineItems = try lineItems.records(of: receiptID, currency: currency)
    receipt.taxLines = try taxLines.records(of: receiptID, currency: currency)
    receipt.payments = try payments.records(of: receiptID, currency: currency)
    receipt.evidence = try evidence.records(of: receiptID, currency: currency)
    return LedgerReceipt(
      receiptID: receiptID, documentID: documentID, sourcePath: path, receipt: receipt,
      possibleDuplicateOf: selection.read(2))
  }
}

extension ReceiptReader {
  init(on connection: borrowing Connection) throws(Diagnostic) {
    let columns = Receipt.columns.map { "receipts.\($0.name)" }.joined(separator: ", ")
    self.init(
      selection: try connection.prepare(
        """
        SELECT document_id, source_path, possible_duplicate_of, currency, \(columns)
        FROM receipts JOIN documents USING (document_id) WHERE receipt_id = ?
        """),
      lineItems: try PartReader(.lineItems, on: connection),
      taxLines: try PartReader(.taxLines, on: connection),
      payments: try PartReader(.payments, on: connection),
      evidence: try PartReader(.evidence, on: connection))
  }
}
