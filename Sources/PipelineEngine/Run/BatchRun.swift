internal import BoundedWork
public import Diagnostics
public import ReceiptModel

/// The loop of a run: takes documents through the pipeline, batch by batch, and stores what they give.
///
/// A batch is two task groups over a sliding window, one that digests the files and one that reads
/// them, so that memory depends on the number of lanes and never on the number of documents. Digests
/// come first because duplicates are then decided by the order of the documents and not by which
/// happens to finish early: what is stored does not depend on the number of lanes.
public struct BatchRun: Sendable {
  /// Returns the SHA-256 of a file's bytes in lower-case hexadecimal.
  public typealias Digest = @Sendable (FilePath) async throws(Diagnostic) -> String

  /// Is told what a batch gave, by the batch's number from 1.
  public typealias EndBatch = @Sendable (_ batch: Int, RunSummary) async throws(Diagnostic) -> Void

  private let pipeline: Pipeline
  private let ledger: any Ledger
  private let digest: Digest
  private let window: Int
  private let batchSize: Int
  private let report: @Sendable (RunEvent) -> Void
  private let endBatch: EndBatch

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - pipeline: What each document goes through.
  ///   - ledger: Where everything is stored.
  ///   - digest: Returns the SHA-256 of a file's bytes.
  ///   - lanes: How many documents are recognised at once; two more are kept waiting for a lane.
  ///   - batchSize: How many documents a batch has.
  ///   - report: Is told what happens to each document, one call at a time.
  ///   - endBatch: Is told what each batch gave, when all of it is stored.
  public init(
    pipeline: Pipeline, ledger: any Ledger, digest: @escaping Digest, lanes: Int, batchSize: Int,
    report: @escaping @Sendable (RunEvent) -> Void = { _ in },
    endBatch: @escaping EndBatch = { _, _ in }
  ) {
    precondition(lanes > 0 && batchSize > 0, "lanes and batch size must be positive")
    self.pipeline = pipeline
    self.ledger = ledger
    self.digest = digest
    window = lanes + 2
    self.batchSize = batchSize
    self.report = report
    self.endBatch = endBatch
  }

  /// Reads `documents` and stores what they give, counting in `summary`.
  ///
  /// A document that fails is stored as failed and the run goes on. When the task is cancelled, what
  /// is in flight is dropped, unless it is done already, and counts as not tried;
  /// `summary.interrupted` is set and the run ends without an error.
  ///
  /// - Parameters:
  ///   - documents: The documents in the order that decides which of two equal ones is the original.
  ///   - run: The ledger's number for this run.
  ///   - summary: The counts so far; right even when an error is thrown.
  /// - Throws: A `ledger-…` diagnostic where the ledger cannot be written; the rest is not tried.
  public func read(
    _ documents: [SourceDocument], run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    var start = documents.startIndex
    while start < documents.endIndex, !Task.isCancelled {
      let end = min(start + batchSize, documents.endIndex)
      var batch = RunSummary()
      batch.batches = 1
      do throws(Diagnostic) {
        try await readBatch(documents[start..<end], run: run, summary: &batch)
        batch.interrupted = Task.isCancelled
        try await endBatch(summary.batches + 1, batch)
      } catch {
        summary.add(batch)
        throw error
      }
      summary.add(batch)
      start = end
    }
    if Task.isCancelled { summary.interrupted = true }
  }

  private func readBatch(
    _ documents: ArraySlice<SourceDocument>, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    var batch = BatchPlan(count: documents.count)
    try await digestAll(documents, into: &batch, run: run, summary: &summary)
    while !Task.isCancelled {
      let wave = batch.nextWave()
      guard !wave.isEmpty else { return }
      try await read(wave, of: documents, plan: &batch, run: run, summary: &summary)
      for (copy, original) in batch.takeCopies() {
        let place = documents.startIndex
        try await store(
          documents[place + copy], sha256: batch.digest(of: copy),
          duplicateOf: documents[place + original], run: run, summary: &summary)
      }
    }
  }

  private func digestAll(
    _ documents: ArraySlice<SourceDocument>, into batch: inout BatchPlan, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    let digest = digest
    var results = [Result<String, Diagnostic>?](repeating: nil, count: documents.count)
    try await forEach(Array(documents.enumerated())) { item in
      do throws(Diagnostic) {
        return (item.offset, Result<String, Diagnostic>.success(try await digest(item.element.path)))
      } catch {
        return (item.offset, .failure(error.located(at: Origin(item.element.path.text))))
      }
    } consume: {
      results[$0.0] = $0.1
    }
    guard !Task.isCancelled else { return }
    for (offset, result) in results.enumerated() {
      let document = documents[documents.startIndex + offset]
      switch result {
      case .success(let sha256):
        if let original = try await ledger.finishedDocument(sha256: sha256), original.id != document.id {
          try await store(document, sha256: sha256, duplicateOf: original, run: run, summary: &summary)
        } else {
          batch.add(offset, sha256: sha256)
        }
      case .failure(let reason):
        try await store(document, failure: reason, run: run, summary: &summary)
      case nil:
        break
      }
    }
  }

  private func read(
    _ wave: [Int], of documents: ArraySlice<SourceDocument>, plan: inout BatchPlan, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    let pipeline = pipeline
    try await forEach(wave) { offset in
      (offset, await pipeline.process(documents[documents.startIndex + offset]))
    } consume: { offset, outcome in
      switch outcome {
      case .read(let document, let recognition, let receipts, let timings):
        summary.timings.add(timings)
        try await timingPersist(in: &summary) { () throws(Diagnostic) in
          try await ledger.save(
            document, sha256: plan.digest(of: offset), recognised: recognition.document,
            receipts: receipts, run: run)
        }
        plan.finished(offset)
        summary.read += 1
        summary.receipts += receipts.count
        summary.needsReview += receipts.count { $0.status == .needsReview }
        report(.read(document, receipts: receipts.count))
      case .failed(let document, let reason, let timings):
        summary.timings.add(timings)
        try await store(document, failure: reason, run: run, summary: &summary)
      case .cancelled(let document):
        report(.cancelled(document))
      }
    }
  }

  private func store(
    _ document: SourceDocument, failure reason: Diagnostic, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    try await timingPersist(in: &summary) { () throws(Diagnostic) in
      try await ledger.save(document, failure: reason, run: run)
    }
    summary.failed += 1
    report(.failed(document, reason))
  }

  private func store(
    _ document: SourceDocument, sha256: String, duplicateOf original: SourceDocument, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    try await timingPersist(in: &summary) { () throws(Diagnostic) in
      try await ledger.save(document, sha256: sha256, duplicateOf: original, run: run)
    }
    summary.duplicates += 1
    report(.duplicate(document, of: original))
  }

  private func timingPersist(
    in summary: inout RunSummary, _ body: () async throws(Diagnostic) -> Void
  ) async throws(Diagnostic) {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    summary.timings[.persist] += start.duration(to: clock.now)
  }

  private func forEach<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], work: @escaping @Sendable (Input) async -> Output,
    consume: (Output) async throws -> Void
  ) async throws(Diagnostic) {
    do {
      try await forEachBounded(inputs, limit: window, work: work, consume: consume)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic("internal-error", "the run stopped: \(error)")
    }
  }
}
