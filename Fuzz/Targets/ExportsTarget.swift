import Diagnostics
import ReceiptModel

/// Exports of a ledger that holds any text and any numbers.
enum ExportsTarget {
  static func run(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let text = choices.text()
    var receipt = Receipt()
    receipt.currency =
      [Currency(code: "EUR"), Currency(code: "JPY"), Currency(code: "KWD"), nil][
        choices.index(below: 4)]
    func amount() -> Money? {
      // A ledger holds amounts of at most twelve digits and what comes of three decimals.
      choices.flag()
        ? Money(minorUnits: choices.number() % 1_000_000_000_000_000, currency: receipt.currency) : nil
    }
    receipt.merchantName = choices.text()
    receipt.merchantAddress = choices.text()
    receipt.merchantPhone = choices.text()
    receipt.merchantTaxID = choices.text()
    receipt.receiptNumber = choices.text()
    receipt.country = choices.text()
    receipt.category = choices.flag() ? choices.text() : nil
    receipt.tags = [choices.text(), text]
    receipt.date = CalendarDate(
      year: 2000 + Int(choices.byte() % 60), month: Int(choices.byte() % 13), day: Int(choices.byte() % 32))
    receipt.total = amount()
    receipt.totalTax = amount()
    receipt.subtotal = amount()
    receipt.tip = amount()
    receipt.confidence = Double(choices.byte()) / 255
    receipt.status = choices.flag() ? .ok : .needsReview
    receipt.lineItems = [
      LineItem(
        description: choices.text(), quantity: choices.text(), unit: text, unitPrice: amount(),
        amount: amount())
    ]
    receipt.taxLines = [
      TaxLine(label: choices.text(), rate: choices.text(), netAmount: amount(), taxAmount: amount())
    ]
    receipt.payments = [Payment(method: .card, amount: amount(), cardLast4: choices.text())]
    ExportChecks.check([receipt], path: FilePath(bytes: bytes))
    let escaped = PlainText.escapingControls(text)
    require(PlainText.escapingControls(escaped) == escaped, "escaped twice is not the same")
  }
}
