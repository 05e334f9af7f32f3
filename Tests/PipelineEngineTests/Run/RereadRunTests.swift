import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `A second reading` {
  private actor Shelf {
    private(set) var replaced: [[Int]] = []
    private var understood = 0
    let count: Int

    init(count: Int) { self.count = count }

    func fetch(after: Int, limit: Int) -> [RereadRun.Stored] {
      guard after < count else { return [] }
      return (after + 1...min(after + limit, count)).map { id in
        (
          SourceDocument(id: id, path: FilePath("doc-\(id)")),
          RecognisedDocument(mediaType: id % 5 == 0 ? "bad" : "image/png", pages: [])
        )
      }
    }

    func understand() -> Int {
      understood += 1
      return understood
    }

    func replace(_ understood: [RereadRun.Understood]) { replaced.append(understood.map(\.document.id)) }
  }

  @Test(arguments: [1, 2, 5])
  func `replaces the receipts of every document, portion by portion`(width: Int) async throws {
    let shelf = Shelf(count: 23)
    var summary = RunSummary()
    try await run(over: shelf, width: width).reread(run: 1, summary: &summary)
    #expect(summary.read == 19)
    #expect(summary.receipts == 19)
    #expect(summary.needsReview == 19)
    #expect(summary.failed == 4)
    #expect(summary.batches == 3)
    #expect(await shelf.replaced.map(\.count) == [8, 8, 3])
    #expect(await shelf.replaced.flatMap { $0 } == (1...23).filter { $0 % 5 != 0 })
  }

  @Test func `does nothing with an empty ledger`() async throws {
    let shelf = Shelf(count: 0)
    var summary = RunSummary()
    try await run(over: shelf, width: 2).reread(run: 1, summary: &summary)
    #expect(summary == RunSummary())
    #expect(await shelf.replaced.isEmpty)
  }

  @Test func `finishes the portion at hand when it is cancelled`() async throws {
    let shelf = Shelf(count: 100)
    let run = run(over: shelf, width: 2) { event in
      if case .read(let document, _) = event, document.id == 11 { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let summary = try await Task {
      var summary = RunSummary()
      try await run.reread(run: 1, summary: &summary)
      return summary
    }.value
    #expect(summary.interrupted)
    #expect(await shelf.replaced.map(\.count) == [8, 8])
  }

  @Test(arguments: [1, 4])
  func `understands the next portion while one is being stored`(width: Int) async throws {
    let shelf = Shelf(count: 30)
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    // The first portion's store waits until a document of the second is understood: one after the other would hang.
    let run = RereadRun(
      pipeline: pipeline(understood: { if await shelf.understand() == 11 { began.finish() } }), width: width,
      portion: 10,
      fetch: { after, limit throws(Diagnostic) in await shelf.fetch(after: after, limit: limit) },
      replace: { understood, _ throws(Diagnostic) in
        for await _ in begun {}
        await shelf.replace(understood)
      })
    var summary = RunSummary()
    try await run.reread(run: 1, summary: &summary)
    #expect(await shelf.replaced.flatMap { $0 } == (1...30).filter { $0 % 5 != 0 })
  }

  @Test func `stops with the ledger's own error`() async throws {
    let shelf = Shelf(count: 30)
    let run = RereadRun(
      pipeline: pipeline, width: 1, portion: 10,
      fetch: { after, limit throws(Diagnostic) in
        await shelf.fetch(after: after, limit: limit)
      }, replace: { _, _ throws(Diagnostic) in throw Diagnostic("ledger-full", "no space left") })
    var summary = RunSummary()
    let error = await #expect(throws: Diagnostic.self) { try await run.reread(run: 1, summary: &summary) }
    #expect(error?.id == "ledger-full")
    #expect(summary.read == 0)
  }

  private func run(
    over shelf: Shelf, width: Int, report: @escaping @Sendable (RunEvent) -> Void = { _ in }
  ) -> RereadRun {
    RereadRun(
      pipeline: pipeline, width: width, portion: 10,
      fetch: { after, limit throws(Diagnostic) in await shelf.fetch(after: after, limit: limit) },
      replace: { understood, _ throws(Diagnostic) in await shelf.replace(understood) }, report: report)
  }

  private var pipeline: Pipeline { pipeline(understood: {}) }

  private func pipeline(understood: @escaping @Sendable () async -> Void) -> Pipeline {
    Pipeline(
      recognise: FakeStage { (_: SourceDocument) throws(Diagnostic) in
        throw Diagnostic("internal", "no file may be read")
      },
      normalise: FakeStage { (document: RecognisedDocument) async throws(Diagnostic) in
        await understood()
        if document.mediaType == "bad" { throw Diagnostic("no-text", "no text was recognised") }
        return TextDocument(pages: [])
      }, extract: FakeStage { (_: TextDocument) in [Receipt()] })
  }
}
