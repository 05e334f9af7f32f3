import Diagnostics
import ReceiptModel

/// A small ledger that shows what real ones do: several currencies, refunds, gaps, hostile text.
enum SampleLedger {
  static let october = CalendarMonth(year: 2026, monthOfYear: 10)

  static func money(_ text: String, _ code: String) -> Money? {
    Money(decimalText: text, currency: Currency(code: code))
  }

  static func receipt(
    _ id: Int, _ date: String?, _ merchant: String?, _ total: String?, _ code: String?,
    _ change: (inout Receipt) -> Void = { _ in }
  ) -> LedgerReceipt {
    var receipt = Receipt()
    receipt.status = .ok
    receipt.merchantName = merchant
    receipt.date = date.flatMap { CalendarDate(iso: $0) }
    receipt.currency = code.flatMap { Currency(code: $0) }
    receipt.total = total.flatMap { Money(decimalText: $0, currency: receipt.currency) }
    receipt.confidence = 0.97
    change(&receipt)
    return LedgerReceipt(
      receiptID: "\(id)-\(receipt.index)", documentID: id,
      sourcePath: FilePath("/data/scans/scan-\(id).jpg"), receipt: receipt)
  }

  /// October 2026, and one receipt of its last minutes and one of its first.
  static let receipts = [
    receipt(1, "2026-10-01", "Hofladen Sommer", "23.45", "EUR") { receipt in
      receipt.merchantRaw = "HOFLADEN SOMMER e.K."
      receipt.merchantAddress = "Dorfstr. 1, 12345 Musterdorf"
      receipt.merchantPhone = "+49 30 123456"
      receipt.merchantTaxID = "DE123456789"
      receipt.receiptNumber = "0042"
      receipt.country = "DE"
      receipt.time = TimeOfDay(hour: 0, minute: 5)
      receipt.dateRaw = "01.10.26"
      receipt.currencySource = .symbol
      receipt.subtotal = money("21.00", "EUR")
      receipt.totalTax = money("2.45", "EUR")
      receipt.amountPaid = money("50.00", "EUR")
      receipt.change = money("26.55", "EUR")
      receipt.paymentMethod = .cash
      receipt.category = "groceries"
      receipt.categoryRule = "farm-shops"
      receipt.tags = ["kitchen", "2026"]
      receipt.lineItems = [
        LineItem(
          description: "Äpfel, rot", quantity: "1.250", unit: "kg", unitPrice: money("3.00", "EUR"),
          amount: money("3.75", "EUR"), taxCode: "B", taxRate: "7", rawText: "Äpfel, rot 1,250 kg\n3,75 B",
          confidence: 0.91),
        LineItem(
          description: "Pfand", discount: money("0.25", "EUR"), amount: money("-0.25", "EUR"), confidence: 0.4
        ),
      ]
      receipt.taxLines = [
        TaxLine(
          label: "B", rate: "7", netAmount: money("13.00", "EUR"), taxAmount: money("0.91", "EUR")),
        TaxLine(
          label: "A", rate: "19.0", netAmount: money("8.00", "EUR"), taxAmount: money("1.54", "EUR")),
      ]
      receipt.payments = [Payment(method: .cash, amount: money("50.00", "EUR"))]
      receipt.evidence = [
        Evidence(
          field: "total", labelRaw: "SUMME", valueRaw: "23,45", valueNorm: "23.45", page: 1,
          box: Box(x: 10, y: 20, width: 30, height: 8), rule: "total.label", confidence: 0.968)
      ]
    },
    receipt(2, "2026-10-03", "Pipe | *Bar* & Grill", "40.00", "EUR") { receipt in
      receipt.status = .needsReview
      receipt.category = "dining"
      receipt.confidence = 0.72
      receipt.issues = [.totalMismatch, .tipLineBlank]
      receipt.totalTax = money("6.39", "EUR")
    },
    receipt(3, "2026-10-03", "=HYPERLINK(\"http://evil.example\")", "12.00", "GBP") { receipt in
      receipt.merchantAddress = "1 High Street\nLondon"
      receipt.category = "dining"
    },
    receipt(4, "2026-10-14", "Hofladen Sommer", "3.45", "EUR") { receipt in
      receipt.documentType = .refund
      receipt.category = "groceries"
      receipt.taxLines = [TaxLine(label: "B", rate: "7.00", taxAmount: money("0.23", "EUR"))]
    },
    receipt(5, "2026-10-20", "駅前ラーメン", "1200", "JPY") { $0.category = "dining" },
    receipt(6, "2026-10-31", "Souk; \"Al-Kuwait\"", "1.234", "KWD") { receipt in
      receipt.time = TimeOfDay(hour: 23, minute: 55, second: 0)
    },
    receipt(7, "2026-10-31", nil, nil, "EUR") { receipt in
      receipt.status = .needsReview
      receipt.confidence = 0.2
      receipt.issues = [.totalMissing, .merchantMissing]
    },
    receipt(8, "2026-10-31", "Kiosk", "2.50", nil) { receipt in
      receipt.status = .needsReview
      receipt.issues = [.currencyMissing]
      receipt.page = 2
      receipt.index = 2
    },
  ]

  static let september = [
    receipt(20, "2026-09-30", "Hofladen Sommer", "16.00", "EUR") { $0.category = "groceries" },
    receipt(21, "2026-09-12", "Stadtwerke", "80.00", "EUR") { $0.category = "utilities" },
  ]

  static let undated = [
    receipt(30, nil, "Bäckerei Korn", "4.10", "EUR") { receipt in
      receipt.status = .needsReview
      receipt.dateRaw = "3?.10.26"
      receipt.issues = [.dateMissing]
    }
  ]

  static let failed = [
    FailedDocument(
      documentID: 40, sourcePath: FilePath("/data/scans/bad [1].jpg"), attempts: 1,
      reason: Diagnostic(
        "image-unreadable", "not a readable image: 'bad [1].jpg'", fix: "scan the receipt again")),
    FailedDocument(
      documentID: 39, sourcePath: FilePath(bytes: Array("/data/scans/".utf8) + [0xE4, 0x2E, 0x67]),
      attempts: 3, reason: Diagnostic("empty-file", "the file is empty")),
  ]

  static let everything = receipts + september + undated
}
