import ReceiptModel

/// A table of what a receipt has several of, in order.
struct PartTable<Record>: Sendable {
  /// The table's name.
  let name: String
  /// The columns beside `receipt_id` and `line_no`.
  let columns: [Column<Record>]
  /// A record of which nothing is known, to read into.
  let blank: @Sendable () -> Record

  var insertion: String {
    let names = ["receipt_id", "line_no"] + columns.map(\.name)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    return "INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))"
  }

  var selection: String {
    "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(name) WHERE receipt_id = ? ORDER BY line_no"
  }

  var deletion: String { "DELETE FROM \(name) WHERE receipt_id = ?" }
}

extension PartTable<LineItem> {
  /// `line_items`.
  static let lineItems = PartTable(
    name: "line_items",
    columns: [
      Column("description", \.description),
      Column("product_code", \.productCode),
      Column("quantity", \.quantity),
      Column("unit", \.unit),
      Column("unit_price", \.unitPrice),
      Column("discount", \.discount),
      Column("amount", \.amount),
      Column("tax_code", \.taxCode),
      Column("tax_rate", \.taxRate),
      Column("category", \.category),
      Column("raw_text", \.rawText),
      Column("confidence", \.confidence),
    ], blank: { LineItem(description: "") })
}

extension PartTable<TaxLine> {
  /// `tax_lines`.
  static let taxLines = PartTable(
    name: "tax_lines",
    columns: [
      Column("label", \.label),
      Column("rate", \.rate),
      Column("net_amount", \.netAmount),
      Column("tax_amount", \.taxAmount),
    ], blank: { TaxLine(label: "") })
}

extension PartTable<Payment> {
  /// `payments`.
  static let payments = PartTable(
    name: "payments",
    columns: [
      Column("method", \.method),
      Column("amount", \.amount),
      Column("card_last4", \.cardLast4),
    ], blank: { Payment(method: nil) })
}

extension PartTable<Evidence> {
  /// `evidence`.
  static let evidence = PartTable(
    name: "evidence",
    columns: [
      Column("field", \.field),
      Column("label_raw", \.labelRaw),
      Column("value_raw", \.valueRaw),
      Column("value_norm", \.valueNorm),
      Column("page", \.page),
      Column("bbox", \.box),
      Column("rule", \.rule),
      Column("confidence", \.confidence),
      Column("votes", \.votes),
      Column("readings", \.readings),
    ],
    blank: { Evidence(field: "", valueRaw: "", valueNorm: "", page: 1, box: nil, rule: "", confidence: 0) })
}
