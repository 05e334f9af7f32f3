internal import ReceiptModel

/// A receipt on its way out: from the ledger, or just read and not stored anywhere.
struct ReceiptRow {
  var receiptID: String?
  var documentID: Int?
  var sourcePath: FilePath
  var receipt: Receipt
  var possibleDuplicateOf: String?

  init(_ ledgerReceipt: LedgerReceipt) {
    receiptID = ledgerReceipt.receiptID
    documentID = ledgerReceipt.documentID
    sourcePath = ledgerReceipt.sourcePath
    receipt = ledgerReceipt.receipt
    possibleDuplicateOf = ledgerReceipt.possibleDuplicateOf
  }

  init(_ receipt: Receipt, sourcePath: FilePath) {
    self.sourcePath = sourcePath
    self.receipt = receipt
  }

  /// Every field of a receipt, in the order of the ledger's columns, with the file's path at the end.
  ///
  /// When the row was stored (`created_at`) is not among them: it differs from run to run, and the same
  /// receipts must give the same bytes.
  static let fields: [ExportField<ReceiptRow>] = [
    .text("receipt_id", \.receiptID),
    .integer("document_id", \.documentID),
    .integer("page") { $0.receipt.page },
    .integer("receipt_index") { $0.receipt.index },
    .text("status") { $0.receipt.status.rawValue },
    .text("document_type") { $0.receipt.documentType.rawValue },
    .text("merchant_name", \.receipt.merchantName),
    .text("merchant_raw", \.receipt.merchantRaw),
    .text("merchant_address", \.receipt.merchantAddress),
    .text("merchant_phone", \.receipt.merchantPhone),
    .text("merchant_tax_id", \.receipt.merchantTaxID),
    .text("receipt_number", \.receipt.receiptNumber),
    .text("country", \.receipt.country),
    .text("receipt_date") { $0.receipt.date?.description },
    .text("receipt_time") { $0.receipt.time?.description },
    .text("date_raw", \.receipt.dateRaw),
    .text("currency") { $0.receipt.currency?.code },
    .text("currency_source") { $0.receipt.currencySource?.rawValue },
    .amount("subtotal", \.receipt.subtotal),
    .amount("total_tax", \.receipt.totalTax),
    .amount("tip", \.receipt.tip),
    .amount("discount", \.receipt.discount),
    .amount("service_charge", \.receipt.serviceCharge),
    .amount("rounding", \.receipt.rounding),
    .amount("total", \.receipt.total),
    .amount("amount_paid", \.receipt.amountPaid),
    .amount("change", \.receipt.change),
    .text("payment_method") { $0.receipt.paymentMethod?.rawValue },
    .text("card_last4", \.receipt.cardLast4),
    .text("category", \.receipt.category),
    .text("category_rule", \.receipt.categoryRule),
    .list("tags", \.receipt.tags),
    .unfilled("home_total"),
    .unfilled("fx_rate"),
    .unfilled("fx_date"),
    .unfilled("fx_source"),
    .unfilled("assessment"),
    .confidence("confidence", \.receipt.confidence),
    .list("issues") { $0.receipt.issues.map(\.rawValue) },
    .text("possible_duplicate_of", \.possibleDuplicateOf),
    .path("source_path", \.sourcePath),
  ]
}
