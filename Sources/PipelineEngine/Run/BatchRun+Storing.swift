internal import BoundedWork
internal import Diagnostics
internal import ReceiptModel

extension BatchRun {
  /// Leaves a document that changed to the next run.
  func wait(_ document: SourceDocument, summary: inout RunSummary) {
    summary.waiting += 1
    report(.waiting(document))
  }

  func store(
    _ document: SourceDocument, failure reason: Diagnostic, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    try await timingPersist(in: &summary) { () throws(Diagnostic) in
      try await ledger.save(document, failure: reason, run: run)
    }
    summary.failed += 1
    report(.failed(document, reason))
  }

  func store(
    _ document: SourceDocument, sha256: String, duplicateOf original: SourceDocument, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    try await timingPersist(in: &summary) { () throws(Diagnostic) in
      try await ledger.save(document, sha256: sha256, duplicateOf: original, run: run)
    }
    summary.duplicates += 1
    report(.duplicate(document, of: original))
  }

  func timingPersist(
    in summary: inout RunSummary, _ body: () async throws(Diagnostic) -> Void
  ) async throws(Diagnostic) {
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    summary.timings[.persist] += start.duration(to: clock.now)
  }

  func forEach<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], window: Int, work: @escaping @Sendable (Input) async -> Output,
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
