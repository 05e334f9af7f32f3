import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Files with the same bytes` {
  @Test func `are found by their hash once one is finished`() async throws {
    let ledger = try await TestLedger()
    #expect(try await ledger.store.finishedDocument(sha256: TestLedger.sha(1)) == nil)
    let document = try await ledger.save("a", sha: 1)
    #expect(try await ledger.store.finishedDocument(sha256: TestLedger.sha(1)) == document)
    #expect(try await ledger.store.finishedDocument(sha256: TestLedger.sha(2)) == nil)
  }

  @Test func `at another path are listed as duplicates`() async throws {
    let ledger = try await TestLedger()
    let original = try await ledger.save("a", sha: 1)
    let copy = try await ledger.reserve(TestLedger.file("b"))
    try await ledger.store.save(copy, sha256: TestLedger.sha(1), duplicateOf: original, run: ledger.run)
    #expect(try await ledger.store.duplicates() == [DuplicateDocument(document: copy, original: original)])
    #expect(try await ledger.store.counts().receipts == 1)
  }

  @Test func `at the same path were only touched`() async throws {
    let ledger = try await TestLedger()
    let original = try await ledger.save("a", sha: 1)
    let touched = try await ledger.reserve(TestLedger.file("a", modified: 99))
    #expect(touched.id != original.id)
    try await ledger.store.save(touched, sha256: TestLedger.sha(1), duplicateOf: original, run: ledger.run)
    #expect(
      try await ledger.store.rows("SELECT document_id, modified_at, state FROM documents") == [
        "1|99|finished"
      ])
    #expect(try await ledger.store.duplicates().isEmpty)
    let again = try await ledger.store.reserve(
      [TestLedger.file("a", modified: 99)], run: ledger.run, retryFailed: false)
    #expect(again.unchanged == 1)
    // A number is never given twice, not even that of a document that went.
    #expect(try await ledger.reserve(TestLedger.file("b")).id == 3)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `end the same whichever is read first`(order: [Int]) async throws {
    let ledger = try await TestLedger()
    let files = ["a", "b"].map { TestLedger.file($0) }
    let pending = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false).pending
    let (first, second) = (pending[order[0]], pending[order[1]])
    try await ledger.store.save(
      first, sha256: TestLedger.sha(1), recognised: TestLedger.words(),
      receipts: [Receipt.full(currency: eur())],
      run: ledger.run)
    try await ledger.store.save(second, sha256: TestLedger.sha(1), duplicateOf: first, run: ledger.run)
    try await expectFirstHasAll(ledger, pending)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `end the same when both were read at the same time`(order: [Int]) async throws {
    let ledger = try await TestLedger()
    let files = ["a", "b"].map { TestLedger.file($0) }
    let pending = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false).pending
    for index in order {
      try await ledger.store.save(
        pending[index], sha256: TestLedger.sha(1), recognised: TestLedger.words(),
        receipts: [Receipt.full(currency: eur())], run: ledger.run)
    }
    try await expectFirstHasAll(ledger, pending)
  }

  @Test func `follow their original when that gives way`() async throws {
    let ledger = try await TestLedger()
    let files = ["a", "b", "c"].map { TestLedger.file($0) }
    let pending = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false).pending
    try await ledger.store.save(
      pending[1], sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [TestLedger.receipt()],
      run: ledger.run)
    for copy in [pending[2], pending[0]] {
      try await ledger.store.save(copy, sha256: TestLedger.sha(1), duplicateOf: pending[1], run: ledger.run)
    }
    #expect(
      try await ledger.store.rows("SELECT document_id, duplicate_of FROM documents ORDER BY 1")
        == ["1|NULL", "2|1", "3|1"])
  }

  @Test func `leave the receipts of an earlier run where they are`() async throws {
    let ledger = try await TestLedger()
    let failed = try await ledger.reserve(TestLedger.file("a"))
    try await ledger.store.save(failed, failure: Diagnostic("x", "y"), run: ledger.run)
    let original = try await ledger.save("b", sha: 1)
    let later = try await ledger.store.beginRun(pipeline: "household", version: "1.0")
    let mended = try await ledger.store.reserve(
      [TestLedger.file("a", size: 2000)], run: later, retryFailed: false
    ).pending
    #expect(mended.map(\.id) == [failed.id])
    try await ledger.store.save(
      mended[0], sha256: TestLedger.sha(1), duplicateOf: original, run: later)
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["2-1"])
  }

  private func eur() throws -> Currency { try Currency(code: "EUR").orFail("no euro") }

  private func expectFirstHasAll(_ ledger: TestLedger, _ documents: [SourceDocument]) async throws {
    #expect(
      try await ledger.store.duplicates()
        == [DuplicateDocument(document: documents[1], original: documents[0])])
    #expect(
      try await ledger.store.rows("SELECT state, media_type, pages FROM documents ORDER BY document_id")
        == ["finished|image/jpeg|1", "duplicate|NULL|NULL"])
    let receipts = try await ledger.store.receipts()
    #expect(receipts.map(\.receiptID) == ["1-3"])
    #expect(receipts.map(\.sourcePath) == [documents[0].path])
    #expect(try receipts.map(\.receipt) == [Receipt.full(currency: eur())])
    #expect(try await ledger.store.recognisedDocument(id: 1) == TestLedger.words())
    #expect(try await ledger.store.recognisedDocument(id: 2) == nil)
    #expect(try await ledger.store.integrityCheck().isEmpty)
  }
}
