import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `A claimed document` {
  @Test func `is a suspect in the next run, and set aside after three`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    for attempt in 1...2 {
      #expect(try await ledger.store.claim(document) == attempt)
      // No more is heard of the run that claimed it.
      #expect(try await ledger.reservation("a") == Reservation(pending: [], suspects: [document]))
    }
    #expect(try await ledger.store.claim(document) == 3)
    #expect(try await ledger.reservation("a") == Reservation(pending: [], setAside: [document]))
    let failed = try #require(try await ledger.store.failedDocuments().first)
    #expect(failed.reason.id == "document-set-aside")
    #expect(failed.attempts == 3)
    #expect(try await ledger.reservation("a") == Reservation(pending: [], failedBefore: 1))
    #expect(try await ledger.reservation("a", retryFailed: true) == Reservation(pending: [document]))
    #expect(try await ledger.store.claim(document) == 1)
  }

  @Test func `is like any other when the claim was taken back`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    for _ in 1...5 {
      _ = try await ledger.store.claim(document)
      try await ledger.store.release(document)
    }
    #expect(try await ledger.reservation("a") == Reservation(pending: [document]))
  }

  @Test func `counts its readings, however they end`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    _ = try await ledger.store.claim(document)
    _ = try await ledger.store.claim(document)
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [], run: ledger.run)
    #expect(try await ledger.store.rows("SELECT state, attempts FROM documents") == ["finished|2"])
  }

  @Test func `is tried again by itself after a crash of its worker`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    _ = try await ledger.store.claim(document)
    try await ledger.store.save(
      document, failure: Diagnostic("worker-crashed", "the worker crashed"), run: ledger.run)
    #expect(try await ledger.reservation("a") == Reservation(pending: [], suspects: [document]))
    #expect(try await ledger.store.counts().failed == 0)
  }

  @Test func `is new when its file changed`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    for _ in 1...3 { _ = try await ledger.store.claim(document) }
    let changed = TestLedger.file("a", size: 7)
    let reservation = try await ledger.store.reserve([changed], run: ledger.run, retryFailed: false)
    #expect(reservation.pending.map(\.id) == [document.id])
    #expect(try await ledger.store.claim(document) == 1)
  }

  @Test func `shows in a preview as it would in a run`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    for count in 1...3 {
      _ = try await ledger.store.claim(document)
      let preview = try await ledger.store.preview([TestLedger.file("a")], retryFailed: false)
      #expect(preview.pending.count == (count < 3 ? 1 : 0))
      #expect(preview.failedBefore == (count < 3 ? 0 : 1))
    }
  }
}
