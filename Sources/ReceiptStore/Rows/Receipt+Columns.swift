import ReceiptModel

extension Receipt {
  /// The columns of `receipts` that come from the reading of a document.
  static let columns: [Column<Receipt>] = [
    Column("page", \.page),
    Column("receipt_index", \.index),
    Column("status", \.status),
    Column("document_type", \.documentType),
    Column("merchant_name", \.merchantName),
    Column("merchant_raw", \.merchantRaw),
    Column("merchant_address", \.merchantAddress),
    Column("merchant_phone", \.merchantPhone),
    Column("merchant_tax_id", \.merchantTaxID),
    Column("receipt_number", \.receiptNumber),
    Column("country", \.country),
    Column("receipt_date", \.date),
    Column("receipt_time", \.time),
    Column("date_raw", \.dateRaw),
    Column("currency", \.currency),
    Column("currency_source", \.currencySource),
    Column("subtotal", \.subtotal),
    Column("total_tax", \.totalTax),
    Column("tip", \.tip),
    Column("discount", \.discount),
    Column("service_charge", \.serviceCharge),
    Column("rounding", \.rounding),
    Column("total", \.total),
    Column("amount_paid", \.amountPaid),
    Column("change", \.change),
    Column("payment_method", \.paymentMethod),
    Column("card_last4", \.cardLast4),
    Column("category", \.category),
    Column("category_rule", \.categoryRule),
    Column(
      "tags", value: { .text(JoinedList.joined($0.tags)) },
      assign: { $0.tags = JoinedList.split(String(sqliteValue: $1) ?? "") }),
    Column("confidence", \.confidence),
    Column(
      "issues", value: { .text(JoinedList.joined($0.issues.map(\.rawValue))) },
      assign: { receipt, stored in
        // A code that a later version wrote says nothing to this one.
        receipt.issues = JoinedList.split(String(sqliteValue: stored) ?? "").compactMap(IssueCode.init)
      }),
  ]

  /// The columns of `receipts` that later steps fill in from the reading, and a new reading empties.
  static let derivedColumns = [
    "home_total", "fx_rate", "fx_date", "fx_source", "assessment", "possible_duplicate_of",
  ]

  /// Every amount of the receipt and its parts.
  var amounts: [Money] {
    let own = [subtotal, totalTax, tip, discount, serviceCharge, rounding, total, amountPaid, change]
    let items = lineItems.flatMap { [$0.unitPrice, $0.discount, $0.amount] }
    let taxes = taxLines.flatMap { [$0.netAmount, $0.taxAmount] }
    return (own + items + taxes + payments.map(\.amount)).compactMap { $0 }
  }
}
