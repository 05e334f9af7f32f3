import Diagnostics
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Pages that were looked at again` {
  private static let area = Box(x: 90, y: 20, width: 50, height: 18)

  /// Two pages: one with two further readings, one with none.
  private static func recognised() -> RecognisedDocument {
    var document = TestLedger.words()
    document.pages[0].further = [
      FurtherReading(engine: "tesseract eng", words: document.pages[0].words),
      FurtherReading(
        engine: "tesseract 'deu'",
        words: [Word("19,98", box: area, confidence: 55, line: 4)], areas: [area, area]),
    ]
    var second = TestLedger.words("SUM").pages[0]
    second.number = 2
    document.pages.append(second)
    return document
  }

  private static func saved() async throws -> TestLedger {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: Self.recognised(), receipts: [TestLedger.receipt()],
      run: ledger.run)
    return ledger
  }

  @Test func `come back as they were`() async throws {
    let ledger = try await Self.saved()
    #expect(try await ledger.store.storedDocuments(limit: 9).map(\.recognised) == [Self.recognised()])
    #expect(
      try await ledger.store.rows("SELECT page, look, engine, areas, text FROM further_readings") == [
        "1|2|tesseract eng||TOTAL 19.99", "1|3|tesseract 'deu'|90 20 50 18;90 20 50 18|19,98",
      ])
  }

  @Test func `are replaced with the document`() async throws {
    let ledger = try await Self.saved()
    let stored = try await ledger.store.storedDocuments(limit: 9).map(\.document)
    let document = try stored.first.orFail("nothing stored")
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [], run: ledger.run)
    #expect(try await ledger.store.rows("SELECT count(*) FROM further_readings") == ["0"])
    #expect(try await ledger.store.storedDocuments(limit: 9).map(\.recognised) == [TestLedger.words()])
  }

  @Test(arguments: [
    "areas = '1 2 3'", "areas = '1 2 3 -4'", "areas = '1 2 3 2147483648'", "words = X'FF'", "text = 'TOTAL'",
    "page = 7",
  ])
  func `are refused where they are damaged`(change: String) async throws {
    let ledger = try await Self.saved()
    try await ledger.store.execute(
      "PRAGMA foreign_keys = OFF; UPDATE further_readings SET \(change) WHERE look = 2")
    await expect(failsWith: "ledger-corrupt") { _ = try await ledger.store.storedDocuments(limit: 9) }
  }
}
