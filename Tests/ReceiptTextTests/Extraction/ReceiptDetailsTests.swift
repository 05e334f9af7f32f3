import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `The details of a receipt` {
  private static let euro = Currency(code: "EUR")

  private static func money(_ amount: Int, _ currency: Currency? = euro) -> Money {
    Money(minorUnits: amount, currency: currency)
  }

  private static func details(
    total: Int? = 1000, itemSum: Int = 0, currency: Currency? = euro,
    _ change: (inout Receipt) -> Void = { _ in }
  ) -> ReceiptDetails {
    var receipt = Receipt()
    receipt.currency = currency
    change(&receipt)
    return ReceiptDetails(receipt: receipt, itemSum: itemSum, total: total)
  }

  private static func completed(_ own: ReceiptDetails, _ others: ReceiptDetails...) -> ReceiptDetails {
    var own = own
    own.complete(from: others)
    return own
  }

  /// A reading with one item of this amount.
  private static func bought(
    _ name: String, _ amount: Int, total: Int? = 1000, currency: Currency? = euro
  ) -> ReceiptDetails {
    details(total: total, itemSum: amount, currency: currency) {
      $0.lineItems = [LineItem(description: name, amount: money(amount, currency))]
    }
  }

  private static func names(_ details: ReceiptDetails) -> [String] {
    details.receipt.lineItems.map(\.description)
  }

  @Test func `take items that make the total for items that do not`() {
    let taken = Self.completed(Self.bought("a", 900), Self.bought("b", 800), Self.bought("c", 1000))
    #expect(Self.names(taken) == ["c"] && taken.itemSum == 1000)
    #expect(Self.names(Self.completed(Self.details(), Self.bought("c", 1000))) == ["c"])
  }

  @Test func `keep their items otherwise`() {
    let own = Self.bought("a", 900)
    #expect(Self.names(Self.completed(own, Self.bought("b", 999))) == ["a"])
    // The other reading does not have the total.
    #expect(Self.names(Self.completed(own, Self.bought("b", 1000, total: nil))) == ["a"])
    #expect(Self.names(Self.completed(own, Self.bought("b", 1000, currency: Currency(code: "USD")))) == ["a"])
    #expect(Self.names(Self.completed(Self.bought("a", 1000), Self.bought("b", 1000))) == ["a"])
    // No items make no total.
    #expect(Self.names(Self.completed(own, Self.details(total: 0))) == ["a"])
  }

  /// A reading with a line of tax.
  private static func taxed(
    net: Int?, tax: Int, sum: Int? = nil, total: Int? = 1000, currency: Currency? = euro
  ) -> ReceiptDetails {
    details(total: total, currency: currency) {
      $0.totalTax = money(sum ?? tax, currency)
      $0.taxLines = [
        TaxLine(label: "A", netAmount: net.map { money($0, currency) }, taxAmount: money(tax, currency))
      ]
      $0.evidence = [evidence("total_tax", "\(tax)"), evidence("subtotal", "\(tax)")]
    }
  }

  private static func evidence(_ field: String, _ value: String) -> Evidence {
    Evidence(field: field, valueRaw: value, valueNorm: value, page: 1, box: nil, rule: "r", confidence: 1)
  }

  @Test func `take tax that makes the total, with its evidence`() {
    let taken = Self.completed(Self.taxed(net: 840, tax: 150), Self.taxed(net: 840, tax: 160)).receipt
    #expect(taken.totalTax?.minorUnits == 160)
    #expect(taken.taxLines.map { $0.taxAmount?.minorUnits } == [160])
    #expect(taken.evidence.map { "\($0.field) \($0.valueNorm)" } == ["subtotal 150", "total_tax 160"])
  }

  @Test func `keep their tax otherwise`() {
    let own = Self.taxed(net: 840, tax: 150)
    let others = [
      Self.taxed(net: 830, tax: 160), Self.taxed(net: 840, tax: 160, sum: 170),
      Self.taxed(net: nil, tax: 160),
      Self.taxed(net: 840, tax: 160, total: nil),
      Self.taxed(net: 840, tax: 160, currency: Currency(code: "USD")),
      Self.taxed(net: 840, tax: 160, currency: nil),
      Self.details { $0.totalTax = Self.money(160) },
    ]
    for other in others {
      #expect(Self.completed(own, other).receipt.totalTax?.minorUnits == 150, "\(other)")
    }
    let right = Self.taxed(net: 840, tax: 160)
    #expect(Self.completed(right, Self.taxed(net: 900, tax: 100)).receipt.totalTax?.minorUnits == 160)
  }

  /// A reading with what was paid.
  private static func paid(
    _ paid: Int, change: Int?, method: PaymentMethod? = nil, total: Int? = 1000, currency: Currency? = euro
  ) -> ReceiptDetails {
    details(total: total, currency: currency) {
      $0.amountPaid = money(paid, currency)
      $0.change = change.map { money($0, currency) }
      $0.paymentMethod = method
      $0.payments = [Payment(method: method, amount: money(paid, currency), cardLast4: nil)]
      $0.evidence = [evidence("amount_paid", "\(paid)")]
    }
  }

  @Test func `take a payment that makes the total`() {
    let own = Self.paid(3000, change: 1000, method: .card)
    let taken = Self.completed(own, Self.paid(2000, change: 1000, method: .cash)).receipt
    #expect(taken.amountPaid?.minorUnits == 2000 && taken.paymentMethod == .cash)
    #expect(taken.payments.map(\.method) == [.cash])
    #expect(taken.evidence.map(\.valueNorm) == ["2000"])
    let kept = Self.completed(own, Self.paid(1000, change: nil)).receipt
    #expect(kept.amountPaid?.minorUnits == 1000 && kept.change == nil && kept.paymentMethod == .card)
  }

  @Test func `keep their payment otherwise`() {
    let own = Self.paid(3000, change: 1000)
    let others = [
      Self.paid(2000, change: 900), Self.paid(2000, change: 1000, total: nil),
      Self.paid(2000, change: 1000, currency: Currency(code: "USD")),
    ]
    for other in others {
      #expect(Self.completed(own, other).receipt.amountPaid?.minorUnits == 3000, "\(other)")
    }
    let right = Self.paid(1000, change: nil)
    #expect(Self.completed(right, Self.paid(2000, change: 1000)).receipt.amountPaid?.minorUnits == 1000)
  }

  @Test func `take texts that are missing, from the first that has them`() {
    let own = Self.details { $0.merchantPhone = "1" }
    let second = Self.details {
      $0.merchantPhone = "2"
      $0.merchantTaxID = "T2"
      $0.evidence = [Self.evidence("merchant_tax_id", "T2"), Self.evidence("merchant_phone", "2")]
    }
    let third = Self.details {
      $0.merchantTaxID = "T3"
      $0.receiptNumber = "N3"
      $0.country = "DE"
      $0.paymentMethod = .card
      $0.cardLast4 = "0007"
      $0.evidence = [Self.evidence("receipt_number", "N3")]
    }
    let taken = Self.completed(own, second, third).receipt
    #expect(taken.merchantPhone == "1" && taken.merchantTaxID == "T2" && taken.receiptNumber == "N3")
    #expect(taken.country == "DE" && taken.paymentMethod == .card && taken.cardLast4 == "0007")
    #expect(taken.evidence.map(\.valueNorm) == ["T2", "N3"])
  }
}
