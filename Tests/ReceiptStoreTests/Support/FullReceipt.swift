import ReceiptModel

extension Receipt {
  /// Returns a receipt in which every field has a value of its own.
  static func full(currency: Currency) -> Receipt {
    var amount = 100
    func next() -> Money {
      amount += 1
      return Money(minorUnits: amount, currency: currency)
    }
    var receipt = Receipt()
    receipt.page = 2
    receipt.index = 3
    receipt.status = .ok
    receipt.documentType = .invoice
    receipt.merchantName = "Bäckerei \"Krümel\"; Söhne"
    receipt.merchantRaw = "BACKEREI KRUMEL'"
    receipt.merchantAddress = "Weg 1, 12345 Ort"
    receipt.merchantPhone = "+49 30 1234"
    receipt.merchantTaxID = "DE123456789"
    receipt.receiptNumber = "0042"
    receipt.country = "DE"
    receipt.date = CalendarDate(year: 2024, month: 2, day: 29)
    receipt.time = TimeOfDay(hour: 0, minute: 5, second: 9)
    receipt.dateRaw = "29.02.24"
    receipt.currency = currency
    receipt.currencySource = .symbol
    receipt.subtotal = next()
    receipt.totalTax = next()
    receipt.tip = next()
    receipt.discount = next()
    receipt.serviceCharge = next()
    receipt.rounding = Money(minorUnits: -2, currency: currency)
    receipt.total = next()
    receipt.amountPaid = next()
    receipt.change = next()
    receipt.paymentMethod = .card
    receipt.cardLast4 = "0007"
    receipt.category = "groceries"
    receipt.categoryRule = "bakeries"
    receipt.tags = ["home; office", "back\\slash", "ünï"]
    receipt.confidence = 0.875
    receipt.issues = [.totalUnconfirmed, .tipLineBlank]
    receipt.lineItems = [
      LineItem(
        description: "Brot", productCode: "4001", quantity: "0.792", unit: "kg", unitPrice: next(),
        discount: next(), amount: next(), taxCode: "A", taxRate: "5.5", category: "food",
        rawText: "Brot\n0,792 kg", confidence: 0.5),
      LineItem(description: ""),
    ]
    receipt.taxLines = [
      TaxLine(label: "MwSt A", rate: "19", netAmount: next(), taxAmount: next()), TaxLine(label: "B"),
    ]
    receipt.payments = [
      Payment(method: .cash, amount: next(), cardLast4: nil),
      Payment(method: nil, amount: nil, cardLast4: "1"),
    ]
    receipt.evidence = [
      Evidence(
        field: "total", labelRaw: "Summe", valueRaw: "1,05", valueNorm: "1.05", page: 2,
        box: Box(x: -1, y: 2, width: 30, height: 4), rule: "total.label", confidence: 0.25),
      Evidence(
        field: "receipt_date", valueRaw: "", valueNorm: "", page: 1, box: nil, rule: "date", confidence: 1),
    ]
    receipt.evidence[0].votes = 2
    receipt.evidence[0].readings = 3
    return receipt
  }
}
