import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Reserving files` {
  private let failure = Diagnostic("image-unreadable", "not an image", fix: "scan it again")

  @Test func `numbers new files in the order given`() async throws {
    let ledger = try await TestLedger()
    let files = ["c", "a", "b"].map { TestLedger.file($0) }
    let reservation = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false)
    #expect(reservation.pending.map(\.path) == files.map(\.path))
    #expect(reservation.pending.map(\.id) == [1, 2, 3])
    #expect(reservation.pending.map(\.size) == [1000, 1000, 1000])
    #expect(reservation.unchanged == 0 && reservation.failedBefore == 0)
  }

  @Test func `takes a path that is given twice once`() async throws {
    let ledger = try await TestLedger()
    let files = [TestLedger.file("a"), TestLedger.file("a")]
    let reservation = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false)
    #expect(reservation.pending.map(\.id) == [1])
  }

  @Test func `leaves out what is finished`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    let files = [TestLedger.file("a"), TestLedger.file("b")]
    let reservation = try await ledger.store.reserve(files, run: ledger.run, retryFailed: true)
    #expect(reservation.pending.map(\.path) == [files[1].path])
    #expect(reservation.unchanged == 1)
  }

  @Test func `gives an interrupted document its number again`() async throws {
    let ledger = try await TestLedger()
    let files = ["a", "b"].map { TestLedger.file($0) }
    let first = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false)
    let second = try await ledger.store.reserve(files.reversed(), run: ledger.run, retryFailed: false)
    #expect(second.pending == first.pending.reversed())
  }

  @Test func `gives an interrupted document that changed its number again`() async throws {
    let ledger = try await TestLedger()
    _ = try await ledger.reserve(TestLedger.file("a"))
    let changed = try await ledger.reserve(TestLedger.file("a", size: 2000, modified: 2))
    #expect(changed.id == 1 && changed.size == 2000)
    #expect(try await ledger.store.rows("SELECT size, modified_at FROM documents") == ["2000|2"])
  }

  @Test(arguments: [(1001, 1), (1000, 2)])
  func `gives changed content a new document beside the old one`(size: Int, modified: Int) async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    let changed = try await ledger.reserve(TestLedger.file("a", size: size, modified: modified))
    #expect(changed.id == 2)
    try await ledger.store.save(
      changed, sha256: TestLedger.sha(2), recognised: TestLedger.words(),
      receipts: [TestLedger.receipt("New")],
      run: ledger.run)
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["1-1", "2-1"])
    let files = [TestLedger.file("a"), TestLedger.file("a", size: size, modified: modified)]
    for file in files {
      let again = try await ledger.store.reserve([file], run: ledger.run, retryFailed: false)
      #expect(again.unchanged == 1 && again.pending.isEmpty)
    }
  }

  @Test func `tries a failed document only when asked`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    try await ledger.store.save(document, failure: failure, run: ledger.run)
    let quiet = try await ledger.store.reserve([TestLedger.file("a")], run: ledger.run, retryFailed: false)
    #expect(quiet == Reservation(pending: [], unchanged: 0, failedBefore: 1))
    #expect(try await ledger.store.failedDocuments().map(\.attempts) == [1])

    let asked = try await ledger.store.reserve([TestLedger.file("a")], run: ledger.run, retryFailed: true)
    #expect(asked.pending == [document])
    try await ledger.store.save(document, failure: failure, run: ledger.run)
    var reason = failure
    reason.origin = Origin("scans/a")
    let failed = FailedDocument(documentID: 1, sourcePath: document.path, attempts: 1, reason: reason)
    #expect(try await ledger.store.failedDocuments() == [failed])
  }

  @Test func `tries a failed document that changed, as if it were new`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    try await ledger.store.save(document, failure: failure, run: ledger.run)
    let changed = try await ledger.reserve(TestLedger.file("a", size: 2000))
    #expect(changed.id == document.id)
    #expect(try await ledger.store.rows("SELECT state, attempts, error FROM documents") == ["pending|0|NULL"])
    #expect(try await ledger.store.failedDocuments().isEmpty)
  }

  @Test func `leaves out what is a duplicate`() async throws {
    let ledger = try await TestLedger()
    let original = try await ledger.save("a", sha: 1)
    let copy = try await ledger.reserve(TestLedger.file("b"))
    try await ledger.store.save(copy, sha256: TestLedger.sha(1), duplicateOf: original, run: ledger.run)
    let again = try await ledger.store.reserve([TestLedger.file("b")], run: ledger.run, retryFailed: false)
    #expect(again == Reservation(pending: [], unchanged: 1))
  }

  @Test func `keeps a path that is not text`() async throws {
    let ledger = try await TestLedger()
    let path = FilePath(bytes: [0x73, 0xE4, 0x0A, 0x5C, 0x27])
    let document = try await ledger.reserve(SourceDocument(path: path, size: 1, modified: 1))
    try await ledger.store.save(document, failure: failure, run: ledger.run)
    #expect(try await ledger.store.failedDocuments().map(\.sourcePath) == [path])
  }

  @Test func `takes twenty thousand files at once`() async throws {
    let ledger = try await TestLedger()
    let files = (1...20_000).map { TestLedger.file("2026/\($0).jpg") }
    let first = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false)
    #expect(first.pending.map(\.id) == Array(1...20_000))
    try await ledger.store.execute(
      "UPDATE documents SET state = 'finished', source_sha256 = printf('%064x', document_id)")
    let second = try await ledger.store.reserve(files, run: ledger.run, retryFailed: false)
    #expect(second == Reservation(pending: [], unchanged: 20_000))
    let plan = try await ledger.store.rows(
      "EXPLAIN QUERY PLAN SELECT 1 FROM documents WHERE source_path = 'x'")
    #expect(plan.allSatisfy { $0.contains("documents_by_path") })
  }
}
