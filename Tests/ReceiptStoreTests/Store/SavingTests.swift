import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Saving a document` {
  @Test func `keeps what is known of the file`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 10)
    let row = try await ledger.store.rows(
      """
      SELECT document_id, source_path, source_sha256, size, modified_at, media_type, pages, state, attempts, run_id
      FROM documents
      """)
    #expect(row == ["1|scans/a|\(TestLedger.sha(10))|1000|1|image/jpeg|1|finished|1|\(ledger.run)"])
    #expect(
      try await ledger.store.rows("SELECT page, width, height, rotation, engine, text FROM pages")
        == ["1|600|900|90|test|TOTAL 19.99"])
    #expect(try await ledger.store.rows("SELECT created_at FROM receipts") == ["2026-10-01T12:34:56Z"])
  }

  @Test func `replaces what an earlier reading stored`() async throws {
    let ledger = try await TestLedger()
    let full = Receipt.full(currency: try Currency(code: "EUR").orFail("no euro"))
    let document = try await ledger.save("a", sha: 1, receipts: [full, TestLedger.receipt("Second")])
    try await ledger.store.execute(
      """
      UPDATE receipts SET created_at = 'before', home_total = 5, possible_duplicate_of = '1-1'
      WHERE receipt_id = '1-3'
      """)
    var changed = TestLedger.receipt("Changed", index: 3)
    changed.payments = [Payment(method: .cash)]
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words("SUMME"),
      receipts: [changed, TestLedger.receipt("Third", index: 4)], run: ledger.run)
    let receipts = try await ledger.store.receipts().map(\.receipt)
    #expect(receipts == [changed, TestLedger.receipt("Third", index: 4)])
    #expect(
      try await ledger.store.rows("SELECT receipt_id, created_at, home_total FROM receipts ORDER BY 1")
        == ["1-3|before|NULL", "1-4|2026-10-01T12:34:56Z|NULL"])
    #expect(try await ledger.store.rows("SELECT count(*) FROM line_items") == ["0"])
    #expect(try await ledger.store.rows("SELECT count(*) FROM evidence") == ["0"])
    #expect(try await ledger.store.recognisedDocument(id: 1) == TestLedger.words("SUMME"))
  }

  @Test func `as failed takes away what an earlier reading stored`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.save("a", sha: 1)
    try await ledger.store.save(document, failure: Diagnostic("page-empty", "nothing"), run: ledger.run)
    let counts = try await ledger.store.counts()
    #expect(counts.failed == 1 && counts.finished == 0 && counts.receipts == 0)
    #expect(try await ledger.store.finishedDocument(sha256: TestLedger.sha(1)) == nil)
  }

  @Test func `that the ledger does not have fails and stores nothing`() async throws {
    let ledger = try await TestLedger()
    let stranger = SourceDocument(id: 77, path: FilePath("x"))
    await expect(failsWith: "ledger-document-unknown") {
      try await ledger.store.save(
        stranger, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [], run: ledger.run)
    }
    await expect(failsWith: "ledger-document-unknown") {
      try await ledger.store.save(stranger, failure: Diagnostic("x", "y"), run: ledger.run)
    }
    #expect(try await ledger.store.counts().documents == 0)
    #expect(try await ledger.store.rows("SELECT count(*) FROM pages") == ["0"])
  }

  @Test func `stores all or nothing when the disk is full`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("big"))
    let pages = try await ledger.store.rows("PRAGMA page_count")
    try await ledger.store.execute("PRAGMA max_page_count = \(pages[0])")
    let many = (1...200).map { TestLedger.receipt("Merchant \($0)", index: $0) }
    let error = await expect(failsWith: "ledger-disk-full") {
      try await ledger.store.save(
        document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: many, run: ledger.run)
    }
    #expect(error?.origin?.file == ledger.path.text)
    #expect(try await ledger.store.rows("SELECT state FROM documents") == ["pending"])
    #expect(try await ledger.store.rows("SELECT count(*) FROM receipts") == ["0"])
    #expect(try await ledger.store.rows("SELECT count(*) FROM pages") == ["0"])

    // With space again the same connection goes on.
    try await ledger.store.execute("PRAGMA max_page_count = 100000")
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: many, run: ledger.run)
    #expect(try await ledger.store.counts().receipts == 200)
  }

  @Test func `never shows personal values in an error`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    let error = await expect(failsWith: "ledger-refused") {
      try await ledger.store.save(
        document, sha256: "secret-hash", recognised: TestLedger.words(), receipts: [], run: ledger.run)
    }
    #expect(error?.message.contains("UPDATE documents SET") == true)
    #expect(error?.rendered.contains("secret-hash") == false)
  }

  @Test func `counts runs and batches with their timings`() async throws {
    let ledger = try await TestLedger()
    var summary = RunSummary()
    summary.found = 7
    summary.read = 4
    summary.needsReview = 2
    summary.batches = 1
    summary.interrupted = true
    summary.timings[.recognise] = .milliseconds(1500)
    try await ledger.store.saveBatch(1, of: ledger.run, summary: RunSummary())
    try await ledger.store.saveBatch(1, of: ledger.run, summary: summary)
    try await ledger.store.endRun(ledger.run, summary: summary)
    #expect(
      try await ledger.store.rows(
        """
        SELECT pipeline, version, started_at, ended_at, found, read, needs_review, batches, interrupted,
          recognise_us, load_us
        FROM runs
        """) == ["household|1.0|2026-10-01T12:34:56Z|2026-10-01T12:34:56Z|7|4|2|1|1|1500000|0"])
    #expect(
      try await ledger.store.rows("SELECT run_id, batch, read, recognise_us FROM batches")
        == ["\(ledger.run)|1|4|1500000"])
  }
}
