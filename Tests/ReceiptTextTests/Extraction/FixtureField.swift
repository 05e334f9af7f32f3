import ReceiptModel

/// A field of a receipt as fixtures write it; lines of items and taxes are fields of several values.
struct FixtureField {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The field's values; one empty value where the receipt has none.
  func values(of receipt: Receipt) -> [String] {
    switch name {
    case "issue", "no_issue": receipt.issues.map(\.rawValue)
    case "item":
      receipt.lineItems.map { item in
        [item.description, item.quantity ?? "", Self.text(item.unitPrice), Self.text(item.amount)]
          .joined(separator: "|")
      }
    case "tax_line":
      receipt.taxLines.map { line in
        [line.rate ?? "", Self.text(line.netAmount), Self.text(line.taxAmount)].joined(separator: "|")
      }
    default: [amount(of: receipt) ?? word(of: receipt) ?? "no such field: \(name)"]
    }
  }

  private func amount(of receipt: Receipt) -> String? {
    switch name {
    case "total": Self.text(receipt.total)
    case "subtotal": Self.text(receipt.subtotal)
    case "tax": Self.text(receipt.totalTax)
    case "tip": Self.text(receipt.tip)
    case "service_charge": Self.text(receipt.serviceCharge)
    case "discount": Self.text(receipt.discount)
    case "rounding": Self.text(receipt.rounding)
    case "amount_paid": Self.text(receipt.amountPaid)
    case "change": Self.text(receipt.change)
    case "items": String(receipt.lineItems.count)
    case "tax_lines": String(receipt.taxLines.count)
    default: nil
    }
  }

  private func word(of receipt: Receipt) -> String? {
    switch name {
    case "payment_method": receipt.paymentMethod?.rawValue ?? ""
    case "card_last4": receipt.cardLast4 ?? ""
    case "date": receipt.date?.description ?? ""
    case "time": receipt.time?.description ?? ""
    case "merchant": receipt.merchantName ?? ""
    case "address": receipt.merchantAddress ?? ""
    case "phone": receipt.merchantPhone ?? ""
    case "tax_id": receipt.merchantTaxID ?? ""
    case "receipt_number": receipt.receiptNumber ?? ""
    case "country": receipt.country ?? ""
    case "currency": receipt.currency?.code ?? ""
    case "currency_source": receipt.currencySource?.rawValue ?? ""
    case "status": receipt.status.rawValue
    case "type": receipt.documentType.rawValue
    default: nil
    }
  }

  private static func text(_ money: Money?) -> String { money?.decimalText ?? "" }
}
