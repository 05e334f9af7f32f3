import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `A run` {
  @Test(arguments: [1, 3, 16])
  func `stores the same whatever the number of lanes`(lanes: Int) async throws {
    let names = (1...40).map { $0 % 7 == 0 ? "bad-\($0)" : "doc-\($0 % 13)-\($0)" }
    let ledger = FakeLedger()
    let summary = try await read(names, into: ledger, lanes: lanes, batchSize: 16)
    let reference = FakeLedger()
    let expected = try await read(names, into: reference, lanes: 2, batchSize: 16)
    #expect(Set(await ledger.calls) == Set(await reference.calls))
    #expect(await ledger.calls.count == 40)
    #expect(summary.failed == 5)
    #expect(summary.read == expected.read)
    #expect(summary.duplicates == expected.duplicates)
    #expect(summary.batches == 3)
    #expect(!summary.interrupted)
  }

  @Test(arguments: [1, 3, 16])
  func `goes on after a bad document`(lanes: Int) async throws {
    let ledger = FakeLedger()
    let summary = try await read(["a", "bad", "c"], into: ledger, lanes: lanes)
    #expect(summary.read == 2)
    #expect(summary.failed == 1)
    #expect(await ledger.calls.contains(.failed(path: "bad", reason: "image-unreadable")))
  }

  @Test func `stores a file that cannot be digested as failed`() async throws {
    let ledger = FakeLedger()
    let summary = try await read(["a", "gone"], into: ledger)
    #expect(summary.read == 1)
    #expect(await ledger.calls.contains(.failed(path: "gone", reason: "file-unreadable")))
  }

  @Test(arguments: [1, 3, 16])
  func `takes the first of equal documents as the original`(lanes: Int) async throws {
    let ledger = FakeLedger()
    let summary = try await read(["x", "same-1", "same-2", "y", "same-3"], into: ledger, lanes: lanes)
    #expect(summary.read == 3)
    #expect(summary.duplicates == 2)
    let calls = await ledger.calls
    #expect(calls.contains(.duplicate(path: "same-2", of: "same-1")))
    #expect(calls.contains(.duplicate(path: "same-3", of: "same-1")))
  }

  @Test(arguments: [1, 3, 16])
  func `reads a copy itself where the original failed`(lanes: Int) async throws {
    let ledger = FakeLedger()
    let summary = try await read(["same-bad-1", "same-2", "same-3"], into: ledger, lanes: lanes)
    #expect(summary.failed == 1)
    #expect(summary.read == 1)
    let calls = await ledger.calls
    #expect(calls.contains(.failed(path: "same-bad-1", reason: "image-unreadable")))
    #expect(calls.contains(.duplicate(path: "same-3", of: "same-2")))
  }

  @Test func `knows copies of documents in earlier batches and runs`() async throws {
    let known = SourceDocument(id: 900, path: FilePath("old"))
    let ledger = FakeLedger(finished: ["sha-same": known])
    let summary = try await read(["same-1", "dup-1", "dup-2"], into: ledger, batchSize: 2)
    #expect(summary.duplicates == 2)
    let calls = await ledger.calls
    #expect(calls.contains(.duplicate(path: "same-1", of: "old")))
    #expect(calls.contains(.duplicate(path: "dup-2", of: "dup-1")))
  }

  @Test func `reads a document again that the ledger has finished itself`() async throws {
    let ledger = FakeLedger(finished: ["sha-same": SourceDocument(id: 1, path: FilePath("same-1"))])
    let summary = try await read(["same-1"], into: ledger)
    #expect(summary.read == 1)
    #expect(summary.duplicates == 0)
  }

  @Test(arguments: [1, 2, 5])
  func `never holds more documents than lanes and two`(lanes: Int) async throws {
    let gauge = Gauge()
    let ledger = FakeLedger()
    let run = BatchRun(
      pipeline: pipeline { document in
        await gauge.enter()
        for _ in 0..<20 { await Task.yield() }
        await gauge.leave()
        return words(document.path.text)
      }, ledger: ledger, digest: { path throws(Diagnostic) in path.text }, lanes: lanes, batchSize: 50)
    var summary = RunSummary()
    try await run.read(documents((1...100).map { "doc-\($0)" }), run: 1, summary: &summary)
    #expect(await gauge.most <= lanes + 2)
    #expect(summary.read == 100)
  }

  @Test func `ends as interrupted when it is cancelled and stores nothing half done`() async throws {
    let ledger = FakeLedger()
    let gauge = Gauge()
    let (reached, reach) = AsyncStream.makeStream(of: Void.self)
    let run = BatchRun(
      pipeline: pipeline { document async throws(Diagnostic) in
        await gauge.enter()
        if await gauge.entered > 5 {
          reach.yield()
          // Stands for a lane whose recognition is stopped by the cancellation.
          while !Task.isCancelled { await Task.yield() }
          throw Diagnostic("cancelled", "stopped")
        }
        return words(document.path.text)
      }, ledger: ledger, digest: { path throws(Diagnostic) in path.text }, lanes: 2, batchSize: 20)
    let task = Task {
      var summary = RunSummary()
      try await run.read(documents((1...60).map { "doc-\($0)" }), run: 1, summary: &summary)
      return summary
    }
    for await _ in reached { break }
    task.cancel()
    let summary = try await task.value
    #expect(summary.interrupted)
    #expect(summary.read == 5)
    #expect(summary.failed == 0)
    #expect(summary.batches == 1)
    #expect(await ledger.calls.count == 5)
  }

  @Test func `stops with the ledger's own error where nothing can be stored`() async throws {
    let ledger = FakeLedger(failsAtCall: 3)
    let run = BatchRun(
      pipeline: pipeline { words($0.path.text) }, ledger: ledger,
      digest: { path throws(Diagnostic) in path.text }, lanes: 1, batchSize: 4)
    var summary = RunSummary()
    let error = await #expect(throws: Diagnostic.self) {
      try await run.read(documents((1...20).map { "doc-\($0)" }), run: 1, summary: &summary)
    }
    #expect(error?.id == "ledger-full")
    #expect(summary.read == 3)
  }

  @Test func `tells what happens to each document once`() async throws {
    let (events, note) = AsyncStream.makeStream(of: RunEvent.self)
    let ledger = FakeLedger()
    _ = try await read(["a", "bad", "same-1", "same-2"], into: ledger) { note.yield($0) }
    note.finish()
    var told: [String: String] = [:]
    for await event in events {
      switch event {
      case .read(let document, let receipts): told[document.path.text] = "read \(receipts)"
      case .duplicate(let document, let original): told[document.path.text] = "as \(original.path.text)"
      case .failed(let document, let reason): told[document.path.text] = reason.id
      case .waiting(let document): told[document.path.text] = "waiting"
      case .cancelled(let document): told[document.path.text] = "cancelled"
      }
    }
    #expect(
      told == ["a": "read 1", "bad": "image-unreadable", "same-1": "read 1", "same-2": "as same-1"])
  }

  private func read(
    _ names: [String], into ledger: FakeLedger, lanes: Int = 2, batchSize: Int = 64,
    report: @escaping @Sendable (RunEvent) -> Void = { _ in }
  ) async throws -> RunSummary {
    let run = BatchRun(
      pipeline: pipeline { document async throws(Diagnostic) in
        let name = document.path.text
        // Later documents finish sooner, so that completion order is not the documents' order.
        for _ in 0..<max(0, 60 - document.id) { await Task.yield() }
        if name.contains("bad") { throw Diagnostic("image-unreadable", "not a readable image") }
        return words(name)
      }, ledger: ledger,
      digest: { path throws(Diagnostic) in
        if path.text == "gone" { throw Diagnostic("file-unreadable", "cannot be read") }
        let parts = path.text.split(separator: "-")
        return ["same", "dup", "doc"].contains(parts[0]) && parts.count > 1
          ? "sha-" + parts.dropLast().filter { $0 != "bad" }.joined(separator: "-") : "sha-\(path.text)"
      }, lanes: lanes, batchSize: batchSize, report: report)
    var summary = RunSummary()
    try await run.read(documents(names), run: 1, summary: &summary)
    return summary
  }

  private func documents(_ names: [String]) -> [SourceDocument] {
    names.enumerated().map { SourceDocument(id: $0.offset + 1, path: FilePath($0.element)) }
  }
}

private func words(_ text: String) -> Recognition {
  let word = Word(text, box: Box(x: 0, y: 0, width: 1, height: 1))
  let page = RecognisedPage(number: 1, width: 10, height: 10, words: [word], engine: "fake")
  return Recognition(document: RecognisedDocument(mediaType: "image/png", pages: [page]))
}

private func pipeline(
  recognise: @escaping @Sendable (SourceDocument) async throws(Diagnostic) -> Recognition
) -> Pipeline {
  Pipeline(
    recognise: FakeStage(recognise), normalise: FakeStage { _ in TextDocument(pages: []) },
    extract: FakeStage { _ in [Receipt()] })
}
