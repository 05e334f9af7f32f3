import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `A pipeline` {
  private let document = SourceDocument(id: 7, path: FilePath("scans/a.jpg"))

  @Test func `takes a document through its stages in order`() async throws {
    let outcome = await pipeline(categorise: [mark("one"), mark("two")]).process(document)
    guard case .read(let read, let recognition, let receipts, let timings) = outcome else {
      Issue.record("expected receipts, got \(outcome)")
      return
    }
    #expect(read == document)
    #expect(recognition.document.mediaType == "image/png")
    #expect(receipts.map(\.tags) == [["one", "two"]])
    #expect(timings[.recognise] == .milliseconds(5))
    #expect(timings[.extract] > .zero)
  }

  @Test func `locates a failure at the document`() async {
    let outcome = await pipeline(recogniseFailure: Diagnostic("x", "broken")).process(document)
    guard case .failed(_, let reason, _) = outcome else {
      Issue.record("expected a failure, got \(outcome)")
      return
    }
    #expect(reason.origin?.file == "scans/a.jpg")
  }

  @Test func `keeps the place that a failure names itself`() async {
    let failure = Diagnostic("x", "broken", at: Origin("elsewhere", line: 3))
    let outcome = await pipeline(recogniseFailure: failure).process(document)
    guard case .failed(_, let reason, _) = outcome else {
      Issue.record("expected a failure, got \(outcome)")
      return
    }
    #expect(reason.origin == Origin("elsewhere", line: 3))
  }

  @Test func `counts a failure of a cancelled task as not tried`() async {
    let pipeline = pipeline(recogniseFailure: Diagnostic("x", "broken"))
    let document = document
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await pipeline.process(document)
    }
    task.cancel()
    #expect(await task.value == .cancelled(document))
  }

  @Test func `names the slowest stage`() {
    var timings = StageTimings()
    #expect(timings.slowest == nil)
    timings[.load] = .seconds(1)
    var more = StageTimings()
    more[.recognise] = .seconds(3)
    more[.load] = .seconds(1)
    timings.add(more)
    #expect(timings[.load] == .seconds(2))
    #expect(timings.slowest == .recognise)
  }

  private func mark(_ tag: String) -> any Stage<Receipt, Receipt> {
    FakeStage { (receipt: Receipt) in
      var receipt = receipt
      receipt.tags.append(tag)
      return receipt
    }
  }

  private func pipeline(
    recogniseFailure: Diagnostic? = nil, categorise: [any Stage<Receipt, Receipt>] = []
  ) -> Pipeline {
    Pipeline(
      recognise: FakeStage { (_: SourceDocument) throws(Diagnostic) in
        if let recogniseFailure { throw recogniseFailure }
        var timings = StageTimings()
        timings[.recognise] = .milliseconds(5)
        return Recognition(document: RecognisedDocument(mediaType: "image/png", pages: []), timings: timings)
      }, normalise: FakeStage { (_: RecognisedDocument) in TextDocument(pages: []) },
      extract: FakeStage { (_: TextDocument) in [Receipt()] }, categorise: categorise)
  }
}
