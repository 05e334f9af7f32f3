internal import ReceiptModel

/// A receipt as a report counts it.
///
/// Refunds count negative, whichever sign they were printed with.
struct ReportedReceipt {
  let ledgerReceipt: LedgerReceipt

  var receipt: Receipt { ledgerReceipt.receipt }

  var needsReview: Bool { receipt.status == .needsReview }

  /// The total, signed, where total and currency are known.
  var amount: Amount? { receipt.total.flatMap(signed) }

  /// The merchant's name, and a plain word where there is none.
  var merchant: String { receipt.merchantName ?? "no merchant" }

  /// The category, and a plain word where there is none.
  var category: String { receipt.category ?? "uncategorised" }

  /// Returns an amount of this receipt as it counts, or `nil` where the receipt has no currency: amounts
  /// of which nobody knows the currency are never added.
  func signed(_ money: Money) -> Amount? {
    guard let currency = receipt.currency else { return nil }
    let units = Int128(money.minorUnits)
    let isRefund = receipt.documentType == .refund
    return Amount(minorUnits: isRefund && units > 0 ? -units : units, currency: currency)
  }

  /// The total with its currency, for lists.
  var totalText: String {
    if let amount { return "\(amount.text) \(amount.currency)" }
    return receipt.total.map { "\($0.decimalText) ?" } ?? EnglishWords.unknown
  }

  /// Why the receipt needs a look, in words.
  var reasons: String {
    let words = receipt.issues.map(\.words)
    return words.isEmpty ? "reading is not sure" : words.joined(separator: "; ")
  }

  /// A link to the receipt's file.
  var link: String { MarkdownText.link(to: ledgerReceipt.sourcePath, page: receipt.page) }
}
