import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Near duplicates` {
  /// What tells one purchase from another.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: [String: String] = [:]
    var second: [String: String] = [:]
    var words = ("COFFEE 3.20 THANK YOU", "COFFEE 3.20 THANK YOU")
    var isFlagged: Bool
  }

  static let cases = [
    Case(
      testDescription: "B113: another photo", first: ["time": "09:15"], second: ["time": "09:15:30"],
      words: ("COFFEE 3.20 THANK YOU", "C0FFEE 3.20 TH4NK Y0U"), isFlagged: true),
    Case(
      testDescription: "the same number", first: ["number": "No. 17"],
      second: ["number": "NO 17", "time": "9:00"],
      words: ("a b", "c d"), isFlagged: true),
    Case(
      testDescription: "merchants in other letters", first: ["merchant": "Café-Bar", "time": "09:15"],
      second: ["merchant": "CAFÉ BAR", "time": "09:15"], words: ("a", "b"), isFlagged: true),
    Case(
      testDescription: "two coffees at different times", first: ["time": "09:15"], second: ["time": "14:02"],
      isFlagged: false),
    Case(
      testDescription: "two coffees with different numbers", first: ["number": "17", "time": "09:15"],
      second: ["number": "18", "time": "09:15"], isFlagged: false),
    Case(testDescription: "no time, no number, the same words", isFlagged: true),
    Case(
      testDescription: "no time, no number, other words",
      words: ("COFFEE 3.20 THANK YOU ANNA", "TEA 3.20 THANKS BERND"), isFlagged: false),
    Case(
      testDescription: "time on one only, other words", first: ["time": "09:15"],
      words: ("COFFEE 3.20 ANNA", "TEA 3.20 BERND"), isFlagged: false),
    Case(testDescription: "B109: six days apart", second: ["date": "2026-10-06"], isFlagged: false),
    Case(
      testDescription: "B109: different merchants", first: ["merchant": "A", "time": "09:15"],
      second: ["merchant": "B", "time": "09:15"], words: ("a b c", "d e f"), isFlagged: false),
    Case(testDescription: "another total", second: ["total": "3.21"], isFlagged: false),
    Case(testDescription: "another currency", second: ["currency": "CHF"], isFlagged: false),
    Case(
      testDescription: "a merchant misread on the same paper", first: ["merchant": "Kaffee"],
      second: ["merchant": "Katlee"], isFlagged: true),
  ]

  @Test(arguments: cases, [[0, 1], [1, 0]])
  func `are told from other purchases`(example: Case, order: [Int]) async throws {
    let ledger = try await TestLedger()
    let files = ["a", "b"].map { TestLedger.file($0) }
    let pending = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false).pending
    for place in order {
      let words = place == 0 ? example.words.0 : example.words.1
      try await ledger.store.save(
        pending[place], sha256: TestLedger.sha(place), recognised: page(words),
        receipts: [receipt(place == 0 ? example.first : example.second)], run: ledger.run)
    }
    #expect(try await ledger.store.flagPossibleDuplicates() == (example.isFlagged ? 1 : 0))
    let rows = try await ledger.store.rows(
      "SELECT receipt_id, possible_duplicate_of, issues, status FROM receipts ORDER BY receipt_id")
    let second = example.isFlagged ? "2-1|1-1|possible_duplicate|needs_review" : "2-1|NULL||ok"
    #expect(rows == ["1-1|NULL||ok", second])
    #expect(try await ledger.store.flagPossibleDuplicates() == 0)
  }

  @Test func `point to the first of several`() async throws {
    let ledger = try await TestLedger()
    for number in 1...4 { try await ledger.save("file \(number)", sha: number, receipts: [receipt([:])]) }
    #expect(try await ledger.store.flagPossibleDuplicates() == 3)
    #expect(
      try await ledger.store.rows("SELECT possible_duplicate_of FROM receipts ORDER BY document_id")
        == ["NULL", "1-1", "1-1", "1-1"])
  }

  @Test func `lose their flag when the other turns out to be different`() async throws {
    let ledger = try await TestLedger()
    let first = try await ledger.save("a", sha: 1, receipts: [receipt(["time": "09:15"])])
    var other = receipt(["time": "09:15"])
    other.issues = [.merchantMissing]
    let second = try await ledger.save("b", sha: 2, receipts: [other])
    #expect(try await ledger.store.flagPossibleDuplicates() == 1)
    #expect(
      try await ledger.store.rows("SELECT issues FROM receipts WHERE receipt_id = '2-1'")
        == ["merchant_missing;possible_duplicate"])
    // A new reading of the words gives the same, and the flag stays.
    try await ledger.store.replaceReceipts([(second, [other])], run: ledger.run)
    #expect(try await ledger.store.flagPossibleDuplicates() == 0)
    #expect(
      try await ledger.store.rows("SELECT possible_duplicate_of FROM receipts WHERE receipt_id = '2-1'") == [
        "1-1"
      ])
    try await ledger.store.replaceReceipts([(first, [receipt(["time": "18:00"])])], run: ledger.run)
    #expect(try await ledger.store.flagPossibleDuplicates() == 0)
    #expect(
      try await ledger.store.rows(
        "SELECT possible_duplicate_of, issues, status FROM receipts WHERE receipt_id = '2-1'")
        == ["NULL|merchant_missing|ok"])
  }

  @Test func `keep what else is wrong with them`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1, receipts: [receipt([:])])
    var unsure = receipt([:])
    unsure.issues = [.totalUnconfirmed]
    unsure.status = .needsReview
    let second = try await ledger.save("b", sha: 2, receipts: [unsure])
    _ = try await ledger.store.flagPossibleDuplicates()
    var sure = receipt(["total": "9.99"])
    sure.issues = [.totalUnconfirmed]
    sure.status = .needsReview
    try await ledger.store.replaceReceipts([(second, [sure])], run: ledger.run)
    _ = try await ledger.store.flagPossibleDuplicates()
    #expect(
      try await ledger.store.rows("SELECT issues, status FROM receipts WHERE receipt_id = '2-1'")
        == ["total_unconfirmed|needs_review"])
  }

  private func receipt(_ facts: [String: String]) -> Receipt {
    var receipt = TestLedger.receipt(
      facts["merchant"] ?? "Kaffee", date: facts["date"] ?? "2026-09-30", total: facts["total"] ?? "3.20",
      currency: facts["currency"] ?? "EUR")
    let parts = facts["time"]?.split(separator: ":").compactMap { Int($0) } ?? []
    if parts.count > 1 {
      receipt.time = TimeOfDay(hour: parts[0], minute: parts[1], second: parts.count > 2 ? parts[2] : nil)
    }
    receipt.receiptNumber = facts["number"]
    return receipt
  }

  private func page(_ text: String) -> RecognisedDocument {
    let words = text.split(separator: " ").enumerated().map { index, word in
      Word(String(word), box: Box(x: index * 10, y: 0, width: 8, height: 8))
    }
    return RecognisedDocument(
      mediaType: "image/png",
      pages: [RecognisedPage(number: 1, width: 100, height: 20, words: words, engine: "test")])
  }
}
