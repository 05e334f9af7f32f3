internal import ReceiptModel

/// A line item on its way out, with the receipt it stands on.
struct ItemRow {
  let number: Int
  let item: LineItem
  let receipt: ReceiptRow

  static func rows(of receipt: ReceiptRow) -> [ItemRow] {
    receipt.receipt.lineItems.enumerated().map { offset, item in
      ItemRow(number: offset + 1, item: item, receipt: receipt)
    }
  }

  /// The item's own fields, in the order of the ledger's columns.
  static let ownFields: [ExportField<ItemRow>] = [
    .integer("line_no", \.number),
    .text("description") { $0.item.description },
    .text("product_code", \.item.productCode),
    .decimal("quantity", \.item.quantity),
    .text("unit", \.item.unit),
    .amount("unit_price", \.item.unitPrice),
    .amount("discount", \.item.discount),
    .amount("amount", \.item.amount),
    .text("tax_code", \.item.taxCode),
    .decimal("tax_rate", \.item.taxRate),
    .text("category", \.item.category),
    .text("raw_text") { $0.item.rawText },
    .confidence("confidence", \.item.confidence),
  ]

  /// The fields of a table of items, which must tell of each row which purchase it belongs to.
  static let tableFields: [ExportField<ItemRow>] =
    [
      .text("receipt_id", \.receipt.receiptID),
      .text("receipt_date") { $0.receipt.receipt.date?.description },
      .text("merchant_name", \.receipt.receipt.merchantName),
      .text("currency") { $0.receipt.receipt.currency?.code },
    ] + ownFields
}
