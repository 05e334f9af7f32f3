internal import ReceiptModel

/// The fields of a receipt's smaller parts, in the order of the ledger's columns.
enum ReceiptPartFields {
  static let taxLine: [ExportField<TaxLine>] = [
    .text("label") { $0.label },
    .decimal("rate", \.rate),
    .amount("net_amount", \.netAmount),
    .amount("tax_amount", \.taxAmount),
  ]

  static let payment: [ExportField<Payment>] = [
    .text("method") { $0.method?.rawValue },
    .amount("amount", \.amount),
    .text("card_last4", \.cardLast4),
  ]

  static let evidence: [ExportField<Evidence>] = [
    .text("field") { $0.field },
    .text("label_raw", \.labelRaw),
    .text("value_raw") { $0.valueRaw },
    .text("value_norm") { $0.valueNorm },
    .integer("page") { $0.page },
    .box("bbox", \.box),
    .text("rule") { $0.rule },
    .confidence("confidence", \.confidence),
    .integer("votes") { $0.votes },
    .integer("readings") { $0.readings },
  ]
}
