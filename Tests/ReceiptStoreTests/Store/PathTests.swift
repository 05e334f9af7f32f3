import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `The place of a document` {
  @Test func `can change, and the file is known there`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.save("a", sha: 1)
    try await ledger.store.move(document, to: FilePath("done/a"))
    #expect(try await ledger.store.receipts().map(\.sourcePath.text) == ["done/a"])
    var moved = document
    moved.path = FilePath("done/a")
    let again = try await ledger.store.reserve([moved], run: ledger.run, retryFailed: false)
    #expect(again == Reservation(pending: [], unchanged: 1))
    // Another file of the old name is a new document.
    #expect(try await ledger.reserve(TestLedger.file("a")).id == 2)
  }

  @Test func `is listed of what gave receipts and of copies, in order`() async throws {
    let ledger = try await TestLedger()
    let original = try await ledger.save("z", sha: 1)
    let copy = try await ledger.reserve(TestLedger.file("copy"))
    try await ledger.store.save(copy, sha256: TestLedger.sha(1), duplicateOf: original, run: ledger.run)
    let failed = try await ledger.reserve(TestLedger.file("bad"))
    try await ledger.store.save(failed, failure: Diagnostic("bad", "it is bad"), run: ledger.run)
    _ = try await ledger.reserve(TestLedger.file("pending"))
    let handled = try await ledger.store.handledDocuments()
    #expect(handled.map(\.document) == [original, copy])
    #expect(handled.map(\.sha256) == [TestLedger.sha(1), TestLedger.sha(1)])
  }

  @Test func `is not noted of a document that is gone`() async throws {
    let ledger = try await TestLedger()
    await expect(failsWith: "ledger-document-unknown") {
      try await ledger.store.move(SourceDocument(id: 9, path: FilePath("a")), to: FilePath("b"))
    }
  }
}
