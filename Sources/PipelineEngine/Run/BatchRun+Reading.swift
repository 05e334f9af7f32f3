internal import BoundedWork
internal import Diagnostics
internal import ReceiptModel

extension BatchRun {
  /// What came of one document.
  private struct Attempt: Sendable {
    /// How often it has been begun.
    var number: Int
    var outcome: Outcome
    /// Whether its file changed meanwhile.
    var isStale: Bool
  }

  /// Reads the documents of a wave and stores what they give.
  ///
  /// Each is claimed before it goes to a worker. A claim outlives the program, so a document whose reading
  /// ended everything is known to the next run; where the run ends in any other way the claims go back.
  func read(
    _ wave: [Int], of documents: ArraySlice<SourceDocument>, window: Int, plan: inout BatchPlan, run: Int,
    summary: inout RunSummary
  ) async throws(Diagnostic) {
    let claimed = Locked<[Int: SourceDocument]>([:])
    do throws(Diagnostic) {
      try await forEach(wave, window: window) { offset in
        let document = documents[documents.startIndex + offset]
        let attempt = await attempt(document) { claimed.withLock { $0[offset] = document } }
        return (offset, attempt)
      } consume: { offset, attempt in
        try await store(try attempt.get(), of: offset, plan: &plan, run: run, summary: &summary)
        claimed.withLock { $0[offset] = nil }
      }
    } catch {
      // Best effort: what keeps the ledger from being written may keep this from it too.
      for document in claimed.withLock({ $0.values }) { try? await ledger.release(document) }
      throw error
    }
  }

  private func attempt(
    _ document: SourceDocument, onClaim: () -> Void
  ) async -> Result<Attempt, Diagnostic> {
    do throws(Diagnostic) {
      let number = try await ledger.claim(document)
      onClaim()
      let outcome = await pipeline.process(document)
      return .success(Attempt(number: number, outcome: outcome, isStale: await hasChanged(document)))
    } catch {
      return .failure(error)
    }
  }

  private func store(
    _ attempt: Attempt, of offset: Int, plan: inout BatchPlan, run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    switch attempt.outcome {
    case .cancelled(let document):
      try await ledger.release(document)
      report(.cancelled(document))
    case .read(let document, _, _, let timings) where attempt.isStale,
      .failed(let document, _, let timings) where attempt.isStale:
      summary.timings.add(timings)
      try await ledger.release(document)
      wait(document, summary: &summary)
    case .failed(_, let reason, _) where MachineFault.isBehind(reason):
      throw reason
    case .failed(let document, let reason, let timings):
      summary.timings.add(timings)
      let verdict = CrashLimit.verdict(on: reason, after: attempt.number)
      try await store(document, failure: verdict, run: run, summary: &summary)
    case .read(let document, let recognition, let receipts, let timings):
      summary.timings.add(timings)
      try await timingPersist(in: &summary) { () throws(Diagnostic) in
        try await ledger.save(
          document, sha256: plan.digest(of: offset), recognised: recognition.document, receipts: receipts,
          run: run)
      }
      plan.finished(offset)
      summary.read += 1
      summary.receipts += receipts.count
      summary.needsReview += receipts.count { $0.status == .needsReview }
      report(.read(document, receipts: receipts.count))
    }
  }
}
