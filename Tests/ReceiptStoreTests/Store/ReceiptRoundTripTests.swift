import Diagnostics
import Foundation
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `A stored receipt` {
  @Test(arguments: ["EUR", "JPY", "KWD"])
  func `comes back with every field`(code: String) async throws {
    let ledger = try await TestLedger()
    let receipt = Receipt.full(currency: try Currency(code: code).orFail("no such currency"))
    let document = try await ledger.save("a.jpg", sha: 1, receipts: [receipt])
    let stored = try await ledger.store.receipts()
    #expect(
      stored == [
        LedgerReceipt(
          receiptID: "\(document.id)-3", documentID: document.id, sourcePath: document.path, receipt: receipt)
      ])
    #expect(try await ledger.store.receipt(id: "\(document.id)-3")?.receipt == receipt)
    #expect(try await ledger.store.receipt(id: "\(document.id)-1") == nil)
  }

  @Test func `leaves no field of the sample unset`() throws {
    let full = Receipt.full(currency: try Currency(code: "EUR").orFail("no such currency"))
    let blank = Receipt()
    let pairs = zip(Mirror(reflecting: full).children, Mirror(reflecting: blank).children)
    for (set, unset) in pairs {
      #expect(
        String(describing: set.value) != String(describing: unset.value), "\(set.label ?? "") is not set")
    }
  }

  @Test func `comes back with nothing known`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a.jpg", sha: 1, receipts: [Receipt()])
    #expect(try await ledger.store.receipts().map(\.receipt) == [Receipt()])
    #expect(
      try await ledger.store.rows("SELECT total, currency, receipt_date FROM receipts") == ["NULL|NULL|NULL"])
  }

  @Test(arguments: [
    ("1200", "JPY", 1200), ("1.234", "KWD", 1234), ("19.99", "EUR", 1999), ("4.35", "USD", 435),
    ("0.29", nil, 29), ("-7.05", "EUR", -705), ("92233720368547758.07", "EUR", Int.max),
  ])
  func `holds its total exactly`(text: String, currency: String?, minorUnits: Int) async throws {
    let ledger = try await TestLedger()
    let receipt = TestLedger.receipt(total: text, currency: currency)
    #expect(receipt.total?.minorUnits == minorUnits)
    try await ledger.save("a.jpg", sha: 1, receipts: [receipt])
    let row = try await ledger.store.rows("SELECT total, typeof(total), currency FROM receipts")
    #expect(row == ["\(minorUnits)|integer|\(currency ?? "NULL")"])
    #expect(try await ledger.store.receipts().first?.receipt.total?.decimalText == text)
  }

  @Test func `keeps a confidence that is no number as 0`() async throws {
    let ledger = try await TestLedger()
    var receipt = TestLedger.receipt()
    receipt.confidence = .nan
    try await ledger.save("a.jpg", sha: 1, receipts: [receipt])
    #expect(try await ledger.store.receipts().first?.receipt.confidence == 0)
  }

  @Test func `is refused where an amount has other digits than the receipt`() async throws {
    let ledger = try await TestLedger()
    var receipt = TestLedger.receipt(total: "12", currency: "JPY")
    receipt.taxLines = [TaxLine(label: "GST", taxAmount: Money(minorUnits: 100, currency: nil))]
    let document = try await ledger.reserve(TestLedger.file("a.jpg"))
    await expect(failsWith: "ledger-refused") {
      try await ledger.store.save(
        document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [receipt],
        run: ledger.run)
    }
    #expect(try await ledger.store.rows("SELECT state FROM documents") == ["pending"])
  }

  @Test func `is refused where its number is taken`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a.jpg"))
    await expect(failsWith: "ledger-refused") {
      try await ledger.store.save(
        document, sha256: TestLedger.sha(1), recognised: TestLedger.words(),
        receipts: [TestLedger.receipt(), TestLedger.receipt("Other")], run: ledger.run)
    }
    #expect(try await ledger.store.counts().receipts == 0)
  }

  @Test(arguments: [
    ("1,2,3,4", true), ("-9,-9,0,0", true), ("9223372036854775807,0,9,9", false), ("0,0,-1,4", false),
    ("0,0,1,2147483648", false), ("1,2,3", false), ("", false),
  ])
  func `has places that a picture can have`(text: String, isPlace: Bool) async throws {
    let ledger = try await TestLedger()
    let receipt = Receipt.full(currency: try Currency(code: "EUR").orFail("no such currency"))
    try await ledger.save("a.jpg", sha: 1, receipts: [receipt])
    try await ledger.store.execute("UPDATE evidence SET bbox = '\(text)'")
    let stored = try await ledger.store.receipts().first.orFail("nothing stored")
    #expect(stored.receipt.evidence.allSatisfy { ($0.box != nil) == isPlace })
  }
}
