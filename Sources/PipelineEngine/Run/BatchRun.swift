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

  /// Returns whether a file is another than it was when it was found.
  public typealias HasChanged = @Sendable (SourceDocument) async -> Bool

  let pipeline: Pipeline
  let ledger: any Ledger
  let hasChanged: HasChanged
  let report: @Sendable (RunEvent) -> Void
  private let digest: Digest
  private let lanes: Int
  private let batchSize: Int
  private let endBatch: EndBatch

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - pipeline: What each document goes through.
  ///   - ledger: Where everything is stored.
  ///   - digest: Returns the SHA-256 of a file's bytes.
  ///   - hasChanged: Returns whether a file is another than it was when it was found; it then waits for the
  ///     next run.
  ///   - lanes: How many documents are recognised at once; two more are kept waiting for a lane.
  ///   - batchSize: How many documents a batch has.
  ///   - report: Is told what happens to each document, one call at a time.
  ///   - endBatch: Is told what each batch gave, when all of it is stored.
  public init(
    pipeline: Pipeline, ledger: any Ledger, digest: @escaping Digest,
    hasChanged: @escaping HasChanged = { _ in false }, lanes: Int, batchSize: Int,
    report: @escaping @Sendable (RunEvent) -> Void = { _ in },
    endBatch: @escaping EndBatch = { _, _ in }
  ) {
    precondition(lanes > 0 && batchSize > 0, "lanes and batch size must be positive")
    self.pipeline = pipeline
    self.ledger = ledger
    self.digest = digest
    self.hasChanged = hasChanged
    self.lanes = lanes
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
  ///   - isAlone: Whether each is to be read with no other beside it.
  ///   - run: The ledger's number for this run.
  ///   - summary: The counts so far; right even when an error is thrown.
  /// - Throws: A `ledger-…` diagnostic where the ledger cannot be written, or what keeps every worker from
  ///   starting; the rest is not tried.
  public func read(
    _ documents: [SourceDocument], eachAlone isAlone: Bool = false, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    let window = isAlone ? 1 : lanes + 2
    var start = documents.startIndex
    while start < documents.endIndex, !Task.isCancelled {
      let end = min(start + batchSize, documents.endIndex)
      var batch = RunSummary()
      batch.batches = 1
      do throws(Diagnostic) {
        try await readBatch(documents[start..<end], window: window, run: run, summary: &batch)
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
    _ documents: ArraySlice<SourceDocument>, window: Int, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    var batch = BatchPlan(count: documents.count)
    try await digestAll(documents, into: &batch, window: window, run: run, summary: &summary)
    while !Task.isCancelled {
      let wave = batch.nextWave()
      guard !wave.isEmpty else { return }
      try await read(wave, of: documents, window: window, plan: &batch, run: run, summary: &summary)
      for (copy, original) in batch.takeCopies() {
        let place = documents.startIndex
        try await store(
          documents[place + copy], sha256: batch.digest(of: copy),
          duplicateOf: documents[place + original], run: run, summary: &summary)
      }
    }
  }

  private func digestOutcome(of document: SourceDocument) async -> DigestOutcome {
    guard await !hasChanged(document) else { return .changed }
    do throws(Diagnostic) {
      return .digest(try await digest(document.path))
    } catch {
      return .failed(error.located(at: Origin(document.path.text)))
    }
  }

  private func digestAll(
    _ documents: ArraySlice<SourceDocument>, into batch: inout BatchPlan, window: Int, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    var outcomes = [DigestOutcome?](repeating: nil, count: documents.count)
    try await forEach(Array(documents.enumerated()), window: window) { item in
      (item.offset, await digestOutcome(of: item.element))
    } consume: { offset, outcome in
      outcomes[offset] = outcome
    }
    guard !Task.isCancelled else { return }
    for (offset, outcome) in outcomes.enumerated() {
      let document = documents[documents.startIndex + offset]
      switch outcome {
      case .changed:
        wait(document, summary: &summary)
      case .digest(let sha256):
        if let original = try await ledger.finishedDocument(sha256: sha256), original.id != document.id {
          try await store(document, sha256: sha256, duplicateOf: original, run: run, summary: &summary)
        } else {
          batch.add(offset, sha256: sha256)
        }
      case .failed(let reason):
        try await store(document, failure: reason, run: run, summary: &summary)
      case nil:
        break
      }
    }
  }
}
