import Diagnostics
import Foundation
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `The schema` {
  @Test(arguments: [
    "UPDATE receipts SET status = 'fine'",
    "UPDATE receipts SET document_type = 'bill'",
    "UPDATE receipts SET total = 'much'",
    "UPDATE receipts SET total = 19.99",
    "UPDATE receipts SET receipt_date = '2026-02-30'",
    "UPDATE receipts SET receipt_date = '30.9.2026'",
    "UPDATE receipts SET receipt_time = '25:00'",
    "UPDATE receipts SET receipt_time = '9:00'",
    "UPDATE receipts SET currency = 'eur'",
    "UPDATE receipts SET currency_source = 'guess'",
    "UPDATE receipts SET payment_method = 'shells'",
    "UPDATE receipts SET receipt_id = '7-1'",
    "UPDATE receipts SET document_id = 7, receipt_id = '7-1'",
    "UPDATE receipts SET possible_duplicate_of = '7-1'",
    "UPDATE receipts SET fx_date = 'today'",
    "INSERT INTO line_items (receipt_id, line_no, description, raw_text, confidence) VALUES ('7-1', 1, '', '', 0)",
    "UPDATE documents SET state = 'lost'",
    "UPDATE documents SET state = 'failed'",
    "UPDATE documents SET state = 'duplicate'",
    "UPDATE documents SET error_id = 'x', error = 'y'",
    "UPDATE documents SET source_sha256 = NULL",
    "UPDATE documents SET source_sha256 = 'abc'",
    "UPDATE documents SET size = 'big'",
    "UPDATE documents SET run_id = 99",
    "UPDATE documents SET part_of = 1, part = 2",
    "UPDATE documents SET part_of = 99, part = 2",
    "UPDATE documents SET part = 2",
    "UPDATE documents SET compared = 2",
  ])
  func `refuses what cannot be`(sql: String) async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    await expect(failsWith: "ledger-refused") { try await ledger.store.execute(sql) }
  }

  @Test(arguments: [
    "UPDATE receipts SET receipt_time = '23:59'",
    "UPDATE receipts SET receipt_time = '00:00:00'",
    "UPDATE receipts SET receipt_date = '0001-01-01'",
    "UPDATE receipts SET receipt_date = '9999-12-31'",
    "UPDATE receipts SET fx_date = '2026-09-30', fx_rate = '1.0842', fx_source = 'ecb', home_total = 1844",
    "UPDATE receipts SET possible_duplicate_of = '1-1'",
  ])
  func `allows what can be`(sql: String) async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    try await ledger.store.execute(sql)
  }

  @Test func `lets two unfinished documents have the same bytes, and no two finished ones`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    let copy = try await ledger.reserve(TestLedger.file("b"))
    let sha = TestLedger.sha(1)
    try await ledger.store.execute(
      "UPDATE documents SET source_sha256 = '\(sha)' WHERE document_id = \(copy.id)")
    await expect(failsWith: "ledger-refused") {
      try await ledger.store.execute("UPDATE documents SET state = 'finished' WHERE document_id = \(copy.id)")
    }
  }

  @Test func `takes all that hangs on a document with it`() async throws {
    let ledger = try await TestLedger()
    let full = Receipt.full(currency: try Currency(code: "EUR").orFail("no euro"))
    try await ledger.save("a", sha: 1, receipts: [full])
    try await ledger.store.execute("DELETE FROM documents")
    for table in ["pages", "receipts", "line_items", "tax_lines", "payments", "evidence"] {
      #expect(try await ledger.store.rows("SELECT count(*) FROM \(table)") == ["0"])
    }
  }

  @Test func `is documented to the last column`() async throws {
    let ledger = try await TestLedger()
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Schema.md"),
      encoding: .utf8)
    let columns = try await ledger.store.rows(
      """
      SELECT DISTINCT columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT GLOB 'sqlite_*'
      """)
    #expect(columns.count > 90)
    for column in columns { #expect(page.contains("`\(column)`"), "\(column) is not documented") }
  }

  @Test func `has the columns that the program writes`() async throws {
    let ledger = try await TestLedger()
    func columns(_ table: String) async throws -> Set<String> {
      Set(try await ledger.store.rows("SELECT name FROM pragma_table_info('\(table)')"))
    }
    let receipt = Receipt.columns.map(\.name) + Receipt.derivedColumns
    #expect(try await columns("receipts") == Set(receipt + ["receipt_id", "document_id", "created_at"]))
    let part: Set = ["receipt_id", "line_no"]
    #expect(try await columns("line_items") == part.union(PartTable.lineItems.columns.map(\.name)))
    #expect(try await columns("tax_lines") == part.union(PartTable.taxLines.columns.map(\.name)))
    #expect(try await columns("payments") == part.union(PartTable.payments.columns.map(\.name)))
    #expect(try await columns("evidence") == part.union(PartTable.evidence.columns.map(\.name)))
  }
}
