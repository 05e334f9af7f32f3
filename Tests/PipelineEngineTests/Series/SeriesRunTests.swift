import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

/// Documents end with `…` where the next continues them.
@Suite struct `A run over series` {
  @Test(arguments: [1, 2, 8])
  func `joins what the texts join`(width: Int) async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_2.jpg", ["a2", "…"])
    await ledger.add("a_3.jpg", ["a3"])
    await ledger.add("a_1.jpg", ["a1", "…"])
    await ledger.add("a_4.jpg", ["a4"])
    await ledger.add("b_1.jpg", ["b1"])
    await ledger.add("b_2.jpg", ["b2"])
    await ledger.add("c.jpg", ["c", "…"])
    await ledger.add("d_1.jpg", ["d1", "…"])
    var summary = RunSummary()
    summary.receipts = 8
    try await run(over: ledger, width: width, summary: &summary)
    #expect(await ledger.state == ["3", "3", "a1 … a2 … a3", "a4", "b1", "b2", "c …", "d1 …"])
    #expect(summary.joined == 2)
    #expect(summary.receipts == 6)
    #expect(await ledger.transactions == 1)

    let readings = await ledger.readings
    var again = RunSummary()
    try await run(over: ledger, width: width, number: 2, summary: &again)
    #expect(again == RunSummary())
    #expect(await ledger.readings == readings)
  }

  @Test func `numbers the pages of all files as those of one`() async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_1.jpg", ["a1", "…"])
    await ledger.add("a_2.jpg", ["a2"])
    try await run(over: ledger)
    #expect(await ledger.entries[1]?.receipts.first?.tags == ["1", "2"])
  }

  @Test func `adds a part that comes later`() async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_2.jpg", ["a2", "…"])
    await ledger.add("a_3.jpg", ["a3", "…"])
    try await run(over: ledger)
    #expect(await ledger.state == ["a2 … a3 …", "1"])
    await ledger.add("a_4.jpg", ["a4"], run: 2)
    var summary = RunSummary()
    summary.receipts = 1
    try await run(over: ledger, number: 2, summary: &summary)
    #expect(await ledger.state == ["a2 … a3 … a4", "1", "1"])
    #expect(summary.receipts == 1)
    await ledger.add("a_1.jpg", ["a1", "…"], run: 3)
    try await run(over: ledger, number: 3)
    #expect(await ledger.state == ["4", "4", "4", "a1 … a2 … a3 … a4"])
  }

  @Test func `takes apart what does not hold any more, and only then`() async throws {
    let ledger = FakeSeriesLedger()
    for part in 1...3 { await ledger.add("a_\(part).jpg", ["a\(part)", part == 3 ? "." : "…"]) }
    try await run(over: ledger)
    await ledger.compareAgain()
    var summary = RunSummary()
    try await run(over: ledger, number: 2, countsDocuments: true, summary: &summary)
    #expect(await ledger.state == ["a1 … a2 … a3 .", "1", "1"])
    #expect((summary.read, summary.receipts, summary.joined) == (3, 1, 2))
    await ledger.compareAgain()
    try await run(over: ledger, number: 3, pipeline: pipeline(continues: nil))
    #expect(await ledger.state == ["a1 …", "a2 …", "a3 ."])
  }

  @Test func `leaves documents as they are that cannot be understood together`() async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_1.jpg", ["bad", "…"])
    await ledger.add("a_2.jpg", ["bad"])
    await ledger.add("b_1.jpg", ["b1", "…"])
    await ledger.add("b_2.jpg", ["b2"])
    var summary = RunSummary()
    try await run(over: ledger, summary: &summary)
    #expect(await ledger.state == ["bad …", "bad", "b1 … b2", "3"])
    #expect(summary.failed == 1)
    #expect(await ledger.entries[1]?.isCompared == false)
  }

  @Test func `stops with the ledger's own error, and the next run does it`() async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_1.jpg", ["a1", "…"])
    await ledger.add("a_2.jpg", ["a2"])
    await ledger.fail(with: Diagnostic("ledger-disk-full", "no space left"))
    let error = await #expect(throws: Diagnostic.self) { try await run(over: ledger) }
    #expect(error?.id == "ledger-disk-full")
    #expect(await ledger.entries[1]?.isCompared == false)
  }

  @Test func `leaves the rest to the next run when it is cancelled`() async throws {
    let ledger = FakeSeriesLedger()
    await ledger.add("a_1.jpg", ["a1", "…"])
    await ledger.add("a_2.jpg", ["a2"])
    let summary = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var summary = RunSummary()
      try await run(over: ledger, summary: &summary)
      return summary
    }.value
    #expect(summary.interrupted)
    try await run(over: ledger, number: 2)
    #expect(await ledger.state == ["a1 … a2", "1"])
  }

  private func run(
    over ledger: FakeSeriesLedger, width: Int = 2, number: Int = 1, countsDocuments: Bool = false,
    pipeline: Pipeline? = nil
  ) async throws {
    var summary = RunSummary()
    try await run(
      over: ledger, width: width, number: number, countsDocuments: countsDocuments, pipeline: pipeline,
      summary: &summary)
  }

  private func run(
    over ledger: FakeSeriesLedger, width: Int = 2, number: Int = 1, countsDocuments: Bool = false,
    pipeline: Pipeline? = nil, summary: inout RunSummary
  ) async throws {
    let continues = FakeStage { (pair: Neighbours) in pair.first.pages.last?.rows.last?.text == "…" }
    let run = SeriesRun(
      pipeline: pipeline ?? self.pipeline(continues: continues), ledger: ledger, width: width,
      countsDocuments: countsDocuments)
    try await run.join(run: number, summary: &summary)
    summary.timings = StageTimings()
  }

  private func pipeline(continues: (any Stage<Neighbours, Bool>)?) -> Pipeline {
    Pipeline(
      recognise: FakeStage { (_: SourceDocument) throws(Diagnostic) in
        throw Diagnostic("internal", "no file may be read")
      },
      normalise: FakeStage { (document: RecognisedDocument) in
        TextDocument(
          pages: document.pages.map { page in
            TextPage(
              number: page.number, width: 100, height: 100,
              rows: page.words.compactMap { TextRow(words: [$0]) }, meanConfidence: 90)
          })
      },
      extract: FakeStage { (text: TextDocument) throws(Diagnostic) in
        let words = text.pages.flatMap { $0.rows.map(\.text) }
        if text.pages.count > 1, words.contains("bad") { throw Diagnostic("no-text", "nothing was read") }
        var receipt = FakeSeriesLedger.receipt(words)
        receipt.tags = text.pages.map { "\($0.number)" }
        return [receipt]
      }, continues: continues)
  }
}
