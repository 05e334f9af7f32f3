import Diagnostics
import Foundation
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Reading a ledger again in lanes` {
  private static let count = 60

  /// Takes longer for some documents than for others, so that lanes overtake each other.
  private struct Reading: Stage {
    func run(_ input: TextDocument) async throws(Diagnostic) -> [Receipt] {
      let text = input.pages.first?.rows.first?.words.first?.text ?? ""
      let number = Int(text.drop { !$0.isNumber }) ?? 0
      for _ in 0..<(number * 7 % 11) { await Task.yield() }
      if number % 13 == 0 { throw Diagnostic("no-text", "no text was recognised") }
      return (1...(1 + number % 3)).map { TestLedger.receipt("Better \(text)", index: $0) }
    }
  }

  private struct Rows: Stage {
    func run(_ input: RecognisedDocument) async throws(Diagnostic) -> TextDocument {
      TextDocument(
        pages: input.pages.map { page in
          var text = Self.text(page.words)
          text.further = page.further.map { Self.text($0.words) }
          return text
        })
    }

    private static func text(_ words: [Word]) -> TextPage {
      TextPage(
        number: 1, width: 600, height: 900, rows: [TextRow(words: words)].compactMap(\.self),
        meanConfidence: 90)
    }
  }

  /// Gives a receipt that tells what every look read.
  private struct Votes: Stage {
    func run(_ input: TextDocument) async throws(Diagnostic) -> [Receipt] {
      let rows = input.pages.flatMap { $0.rows + $0.further.flatMap(\.rows) }
      return [TestLedger.receipt(rows.map(\.text).joined(separator: "|"))]
    }
  }

  private struct NoFiles: Stage {
    func run(_ input: SourceDocument) async throws(Diagnostic) -> Recognition {
      throw Diagnostic("internal", "no file may be read")
    }
  }

  /// Fills a ledger, reads it again and returns the bytes of its file.
  private func bytes(width: Int, summary: inout RunSummary) async throws -> Data {
    let ledger = try await TestLedger()
    let store = ledger.store
    for number in 1...Self.count {
      let document = try await ledger.reserve(TestLedger.file("\(number)"))
      let digits = String(number)
      try await store.save(
        document, sha256: String(repeating: "0", count: 64 - digits.count) + digits,
        recognised: TestLedger.words("N\(number)"), receipts: [TestLedger.receipt()], run: ledger.run)
    }
    let run = RereadRun(
      pipeline: Pipeline(recognise: NoFiles(), normalise: Rows(), extract: Reading()), width: width,
      portion: 16,
      fetch: { after, limit throws(Diagnostic) in
        try await store.storedDocuments(after: after, limit: limit).map { ($0.document, $0.recognised) }
      },
      replace: { understood, run throws(Diagnostic) in try await store.replaceReceipts(understood, run: run) }
    )
    try await run.reread(run: ledger.run, summary: &summary)
    #expect(try await store.counts().receipts > Self.count)
    _ = try await store.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    return try Data(contentsOf: URL(filePath: ledger.path.text))
  }

  @Test func `writes the same bytes with one lane and with four`() async throws {
    var (one, four) = (RunSummary(), RunSummary())
    let alone = try await bytes(width: 1, summary: &one)
    #expect(try await bytes(width: 4, summary: &four) == alone)
    for summary in [one, four] {
      #expect(summary.read == Self.count - Self.count / 13)
      #expect(summary.failed == Self.count / 13)
      #expect(summary.batches == 4)
    }
  }

  @Test func `gives the same receipts of documents that were looked at again`() async throws {
    let ledger = try await TestLedger()
    let store = ledger.store
    let pipeline = Pipeline(recognise: NoFiles(), normalise: Rows(), extract: Votes())
    let document = try await ledger.reserve(TestLedger.file("a"))
    var recognised = TestLedger.words("TOTAL")
    recognised.pages[0].further = [
      FurtherReading(engine: "other", words: TestLedger.words("TOTAI").pages[0].words)
    ]
    var timings = StageTimings()
    let receipts = try await pipeline.understand(recognised, timings: &timings)
    #expect(receipts.map(\.merchantName) == ["TOTAL 19.99|TOTAI 19.99"])
    try await store.save(
      document, sha256: TestLedger.sha(1), recognised: recognised, receipts: receipts, run: ledger.run)
    let before = try await store.receipts()
    let reread = RereadRun(
      pipeline: pipeline, width: 1, portion: 16,
      fetch: { after, limit throws(Diagnostic) in
        try await store.storedDocuments(after: after, limit: limit).map { ($0.document, $0.recognised) }
      },
      replace: { understood, run throws(Diagnostic) in try await store.replaceReceipts(understood, run: run) }
    )
    var summary = RunSummary()
    try await reread.reread(run: ledger.run, summary: &summary)
    #expect(summary.read == 1)
    #expect(try await store.receipts() == before)
  }
}
