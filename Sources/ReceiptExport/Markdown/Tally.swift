internal import ReceiptModel

/// What receipts of one currency add up to.
struct Tally {
  /// How many receipts were counted.
  private(set) var receipts = 0
  /// What they add up to.
  private(set) var total: Amount
  /// How many of them need review.
  private(set) var receiptsToReview = 0
  /// What those that need review add up to.
  private(set) var toReview: Amount

  init(_ currency: Currency) {
    total = .zero(currency)
    toReview = .zero(currency)
  }

  private mutating func add(_ amount: Amount, needsReview: Bool) {
    receipts += 1
    total.minorUnits += amount.minorUnits
    guard needsReview else { return }
    receiptsToReview += 1
    toReview.minorUnits += amount.minorUnits
  }

  /// Returns the sums of receipts under each currency and key; receipts without an amount are left out.
  static func tallies<Key: Hashable>(
    of receipts: [ReportedReceipt], by key: (ReportedReceipt) -> Key
  ) -> [Currency: [Key: Tally]] {
    var result: [Currency: [Key: Tally]] = [:]
    for receipt in receipts {
      guard let amount = receipt.amount else { continue }
      let currency = amount.currency
      result[currency, default: [:]][key(receipt), default: Tally(currency)]
        .add(amount, needsReview: receipt.needsReview)
    }
    return result
  }

  /// Returns the sums of receipts under each currency.
  static func tallies(of receipts: [ReportedReceipt]) -> [Currency: Tally] {
    tallies(of: receipts, by: { _ in true }).compactMapValues { $0[true] }
  }
}
