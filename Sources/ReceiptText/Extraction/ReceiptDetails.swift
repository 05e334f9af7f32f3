internal import ReceiptModel

/// What one reading of a receipt says beside total, date, merchant and address, and how far that agrees with itself.
struct ReceiptDetails {
  /// The receipt, without the fields that are decided otherwise.
  private(set) var receipt: Receipt
  /// The sum of the items in minor units.
  private(set) var itemSum: Int
  /// The total in minor units, where this reading has it.
  let total: Int?

  init(receipt: Receipt, itemSum: Int, total: Int?) {
    self.receipt = receipt
    self.itemSum = itemSum
    self.total = total
  }

  /// Takes from other readings of the same receipt what they say better, or what is missing here.
  ///
  /// What belongs together is taken together: items of one reading and their sum, taxes, the payment. It is better
  /// only where the arithmetic says so, and so only where the other reading has the same total.
  mutating func complete(from others: [ReceiptDetails]) {
    let own = receipt.currency
    for other in others where other.receipt.currency == own {
      if other.itemsAgree, !itemsAgree {
        receipt.lineItems = other.receipt.lineItems
        itemSum = other.itemSum
      }
      if other.taxesAgree, !taxesAgree {
        take(["total_tax"], from: other) {
          $0.totalTax = $1.totalTax; $0.taxLines = $1.taxLines
        }
      }
      if other.paymentAgrees, !paymentAgrees {
        take(["amount_paid", "change"], from: other) {
          $0.payments = $1.payments
          $0.amountPaid = $1.amountPaid
          $0.change = $1.change
          $0.paymentMethod = $1.paymentMethod ?? $0.paymentMethod
          $0.cardLast4 = $1.cardLast4 ?? $0.cardLast4
        }
      }
    }
    for other in others {
      if receipt.country == nil { receipt.country = other.receipt.country }
      if receipt.paymentMethod == nil { receipt.paymentMethod = other.receipt.paymentMethod }
      if receipt.cardLast4 == nil { receipt.cardLast4 = other.receipt.cardLast4 }
      if receipt.merchantPhone == nil {
        take(["merchant_phone"], from: other) { $0.merchantPhone = $1.merchantPhone }
      }
      if receipt.merchantTaxID == nil {
        take(["merchant_tax_id"], from: other) { $0.merchantTaxID = $1.merchantTaxID }
      }
      if receipt.receiptNumber == nil {
        take(["receipt_number"], from: other) { $0.receiptNumber = $1.receiptNumber }
      }
    }
  }

  /// Whether the items make the total.
  private var itemsAgree: Bool { !receipt.lineItems.isEmpty && itemSum == total }

  /// Whether the tax lines make the tax, and net and tax the total.
  private var taxesAgree: Bool {
    guard let tax = receipt.totalTax?.minorUnits, let total else { return false }
    let lines = receipt.taxLines
    let taxes = lines.compactMap { $0.taxAmount?.minorUnits }
    let nets = lines.compactMap { $0.netAmount?.minorUnits }
    guard !lines.isEmpty, taxes.count == lines.count, nets.count == lines.count else { return false }
    return taxes.reduce(0, +) == tax && taxes.reduce(0, +) + nets.reduce(0, +) == total
  }

  /// Whether what was given less the change is the total.
  private var paymentAgrees: Bool {
    guard let paid = receipt.amountPaid?.minorUnits, let total else { return false }
    return paid - (receipt.change?.minorUnits ?? 0) == total
  }

  private mutating func take(
    _ fields: Set<String>, from other: ReceiptDetails, _ assign: (inout Receipt, Receipt) -> Void
  ) {
    assign(&receipt, other.receipt)
    receipt.evidence.removeAll { fields.contains($0.field) }
    receipt.evidence += other.receipt.evidence.filter { fields.contains($0.field) }
  }
}
