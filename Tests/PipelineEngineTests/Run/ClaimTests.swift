import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `Claims of a run` {
  @Test(arguments: [1, 4])
  func `stay with what was read or failed, and go back from what was not`(lanes: Int) async throws {
    let ledger = FakeLedger()
    let summary = try await read(["a", "bad", "changes", "c"], into: ledger, lanes: lanes)
    #expect(summary.read == 2)
    #expect(summary.failed == 1)
    #expect(summary.waiting == 1)
    #expect(await ledger.attempts == ["a": 1, "bad": 1, "changes": 0, "c": 1])
  }

  @Test(arguments: [(0, "worker-crashed"), (1, "worker-crashed"), (2, "document-set-aside")])
  func `set a document aside at its third crash`(before: Int, slug: String) async throws {
    let ledger = FakeLedger(attempts: ["crashes": before])
    let summary = try await read(["crashes"], into: ledger)
    #expect(summary.failed == 1)
    #expect(await ledger.calls == [.failed(path: "crashes", reason: slug)])
  }

  @Test func `do not count failures that are no crash`() async throws {
    let ledger = FakeLedger(attempts: ["bad": 7])
    _ = try await read(["bad"], into: ledger)
    #expect(await ledger.calls == [.failed(path: "bad", reason: "image-unreadable")])
  }

  @Test func `go back where the ledger fails`() async throws {
    let ledger = FakeLedger(failsAtCall: 2)
    await #expect(throws: Diagnostic.self) {
      try await read((1...9).map { "doc\($0)" }, into: ledger, lanes: 2)
    }
    #expect(await ledger.calls.count == 2)
    #expect(await ledger.attempts.values.reduce(0, +) == 2)
  }

  @Test func `leave a file alone that changed before it was read`() async throws {
    let ledger = FakeLedger()
    let summary = try await read(["changed"], into: ledger)
    #expect(summary.waiting == 1)
    #expect(await ledger.attempts.isEmpty)
    #expect(await ledger.calls.isEmpty)
  }

  @Test func `are taken one at a time of those that are to be alone`() async throws {
    let gauge = Gauge()
    let ledger = FakeLedger()
    let run = run(into: ledger, lanes: 8) { document async in
      await gauge.enter()
      for _ in 0..<20 { await Task.yield() }
      await gauge.leave()
    }
    var summary = RunSummary()
    try await run.read(documents((1...5).map { "doc\($0)" }), eachAlone: true, run: 1, summary: &summary)
    #expect(await gauge.most == 1)
    #expect(summary.read == 5)
  }

  @discardableResult
  private func read(_ names: [String], into ledger: FakeLedger, lanes: Int = 2) async throws -> RunSummary {
    var summary = RunSummary()
    try await run(into: ledger, lanes: lanes).read(documents(names), run: 1, summary: &summary)
    return summary
  }

  private func run(
    into ledger: FakeLedger, lanes: Int, visit: @escaping @Sendable (SourceDocument) async -> Void = { _ in }
  ) -> BatchRun {
    let stage = FakeStage<SourceDocument, Recognition> { document async throws(Diagnostic) in
      await visit(document)
      switch document.path.text {
      case "bad": throw Diagnostic("image-unreadable", "not a readable image")
      case "crashes": throw Diagnostic("worker-crashed", "it crashed")
      default: return Recognition(document: RecognisedDocument(mediaType: "image/png", pages: []))
      }
    }
    return BatchRun(
      pipeline: Pipeline(
        recognise: stage, normalise: FakeStage { _ in TextDocument(pages: []) },
        extract: FakeStage { _ in [Receipt()] }),
      ledger: ledger, digest: { path throws(Diagnostic) in path.text },
      hasChanged: { document in
        let begun = await ledger.attempts[document.path.text, default: 0]
        return document.path.text == "changed" || document.path.text == "changes" && begun > 0
      }, lanes: lanes, batchSize: 50)
  }

  private func documents(_ names: [String]) -> [SourceDocument] {
    names.enumerated().map { SourceDocument(id: $0.offset + 1, path: FilePath($0.element)) }
  }
}
