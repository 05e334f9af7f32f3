import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

/// A pipeline of fakes that looks again: each look takes 10 ms to recognise and 2 ms to load, and gives a word more.
struct Bench {
  /// What the stages were asked.
  actor Log {
    private(set) var revisits: [(look: Int, revisit: Revisit)] = []
    private(set) var examined: [Examination] = []

    func note(_ revisit: Revisit, look: Int) { revisits.append((look, revisit)) }

    /// Notes what is examined, and returns how often that was done before.
    func note(_ examination: Examination) -> Int {
      examined.append(examination)
      return examined.count - 1
    }
  }

  /// What a document gave.
  struct Read: Sendable {
    var recognition: Recognition
    var receipts: [Receipt]
    var timings: StageTimings
  }

  let log = Log()
  let pipeline: Pipeline

  /// Creates a pipeline with three further looks.
  ///
  /// - Parameters:
  ///   - doubts: What is open, time after time; the last goes on. None fails.
  ///   - first: The words of the first look.
  ///   - confidence: How sure they are.
  ///   - failing: The looks that fail.
  ///   - waitingForCancellation: Whether further looks wait until they are cancelled.
  init(
    doubts: [Doubt], first: [String] = ["first"], confidence: Int = 90, failing: Set<Int> = [],
    waitingForCancellation: Bool = false
  ) {
    let log = log
    let stages = [2, 3, 4].map { look -> any Stage<Revisit, Recognition> in
      FakeStage { (revisit: Revisit) throws(Diagnostic) in
        await log.note(revisit, look: look)
        while waitingForCancellation, !Task.isCancelled { await Task.yield() }
        if failing.contains(look) || Task.isCancelled { throw Diagnostic("x", "broken") }
        let words = ["second", "third", "fourth"]
        return Self.recognition([words[look - 2]], confidence: 90, engine: "look \(look)")
      }
    }
    pipeline = Pipeline(
      recognise: FakeStage { (_: SourceDocument) in
        Self.recognition(first, confidence: confidence, engine: "look 1")
      },
      further: FurtherLooks(
        stages: stages,
        doubts: FakeStage { (examination: Examination) throws(Diagnostic) in
          let count = await log.note(examination)
          guard let last = doubts.last else { throw Diagnostic("x", "broken") }
          return count < doubts.count ? doubts[count] : last
        }),
      normalise: FakeStage { (document: RecognisedDocument) in Self.rows(of: document) },
      extract: FakeStage { (text: TextDocument) throws(Diagnostic) in
        let rows = text.pages.flatMap(\.rows)
        guard !rows.isEmpty else { throw Diagnostic("no-text", "no text was recognised") }
        var receipt = Receipt()
        receipt.merchantName = rows.map(\.text).joined(separator: " ")
        return [receipt]
      })
  }

  /// Takes a document through the pipeline; it has to be read.
  func read(_ document: SourceDocument) async throws -> Read {
    let outcome = await pipeline.process(document)
    guard case .read(_, let recognition, let receipts, let timings) = outcome else {
      throw Diagnostic("test-failed", "the document was not read")
    }
    return Read(recognition: recognition, receipts: receipts, timings: timings)
  }

  private static func recognition(_ texts: [String], confidence: Int, engine: String) -> Recognition {
    let box = Box(x: 10, y: 10, width: 50, height: 10)
    let words = texts.map { Word($0, box: box, confidence: confidence, line: 0) }
    let page = RecognisedPage(
      number: 1, width: 100, height: 100, rotation: 90, words: words, engine: engine)
    var timings = StageTimings()
    timings[.recognise] = .milliseconds(10)
    timings[.load] = .milliseconds(2)
    return Recognition(
      document: RecognisedDocument(mediaType: "image/png", pages: [page]), timings: timings)
  }

  /// A row for every look that found something.
  private static func rows(of document: RecognisedDocument) -> TextDocument {
    TextDocument(
      pages: document.pages.map { page in
        TextPage(
          number: page.number, width: page.width, height: page.height,
          rows: ([page.words] + page.further.map(\.words)).compactMap { TextRow(words: $0) },
          meanConfidence: 90)
      })
  }
}
