import Diagnostics
import PipelineEngine
import ReceiptModel
import ReceiptStore
import TestSupport
import Testing

@Suite struct `A preview` {
  @Test(arguments: [false, true])
  func `says what a reservation would, and changes nothing`(retryFailed: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    let store = try await ReceiptStore.open(at: path, now: { 0 })
    let run = try await store.beginRun(pipeline: "test", version: "0")
    let files = ["done", "failed", "pending"].map { SourceDocument(path: FilePath($0), size: 1, modified: 1) }
    let reserved = try await store.reserve(files, run: run, retryFailed: false).pending
    try await store.save(
      reserved[0], sha256: String(repeating: "a", count: 64),
      recognised: RecognisedDocument(mediaType: "image/png", pages: []), receipts: [], run: run)
    try await store.save(reserved[1], failure: Diagnostic("bad", "it is bad"), run: run)

    let changed = SourceDocument(path: FilePath("done"), size: 2, modified: 2)
    let new = SourceDocument(path: FilePath("new"), size: 1, modified: 1)
    let all = files + [new, new, changed]
    let preview = try await ReceiptStore.openReadOnly(at: path).preview(all, retryFailed: retryFailed)
    let expected = try await store.reserve(all, run: run, retryFailed: retryFailed)
    #expect(preview.unchanged == expected.unchanged)
    #expect(preview.failedBefore == expected.failedBefore)
    #expect(preview.pending.map(\.path) == expected.pending.map(\.path))
    #expect(preview.pending.allSatisfy { $0.id == 0 })
  }
}
