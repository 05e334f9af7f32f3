public import Diagnostics
public import ReceiptModel

/// Understands the stored words of documents anew, without looking at any file.
///
/// Documents are taken in portions: the words of the next are fetched while those of one are understood
/// in parallel, and what a portion gives is stored in one transaction. The result does not depend on how
/// many are understood at once.
public struct RereadRun: Sendable {
  /// A document with its stored words.
  public typealias Stored = (document: SourceDocument, recognised: RecognisedDocument)
  /// A document with what its words gave.
  public typealias Understood = (document: SourceDocument, receipts: [Receipt])

  private let pipeline: Pipeline
  private let fetch: @Sendable (_ after: Int, _ limit: Int) async throws(Diagnostic) -> [Stored]
  private let replace: @Sendable ([Understood], _ run: Int) async throws(Diagnostic) -> Void
  private let width: Int
  private let portion: Int
  private let report: @Sendable (RunEvent) -> Void

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - pipeline: What the words go through; its recognise stage is not used.
  ///   - width: How many documents are understood at once.
  ///   - portion: How many documents are stored in one transaction.
  ///   - fetch: Returns up to `limit` documents that follow the number `after`, in the order of their numbers.
  ///   - replace: Stores what documents gave, in one transaction.
  ///   - report: Is told what happens to each document, one call at a time.
  public init(
    pipeline: Pipeline, width: Int, portion: Int = 64,
    fetch: @escaping @Sendable (_ after: Int, _ limit: Int) async throws(Diagnostic) -> [Stored],
    replace: @escaping @Sendable ([Understood], _ run: Int) async throws(Diagnostic) -> Void,
    report: @escaping @Sendable (RunEvent) -> Void = { _ in }
  ) {
    precondition(width > 0 && portion > 0, "width and portion must be positive")
    self.pipeline = pipeline
    self.width = width
    self.portion = portion
    self.fetch = fetch
    self.replace = replace
    self.report = report
  }

  /// Understands every stored document anew and replaces its receipts, counting in `summary`.
  ///
  /// A document whose words cannot be understood keeps the receipts that it has. When the task is
  /// cancelled the portion at hand is finished; `summary.interrupted` is set and the run ends without an error.
  ///
  /// - Parameters:
  ///   - run: The ledger's number for this run.
  ///   - summary: The counts so far; right even when an error is thrown.
  /// - Throws: A `ledger-…` diagnostic where the ledger cannot be read or written.
  public func reread(run: Int, summary: inout RunSummary) async throws(Diagnostic) {
    var stored = try await fetch(0, portion)
    while let last = stored.last {
      guard !Task.isCancelled else {
        summary.interrupted = true
        return
      }
      let next = Task { [fetch, portion] () async -> Result<[Stored], Diagnostic> in
        do throws(Diagnostic) { return .success(try await fetch(last.document.id, portion)) } catch {
          return .failure(error)
        }
      }
      try await reread(stored, run: run, summary: &summary)
      stored = try await next.value.get()
    }
  }

  private func reread(_ stored: [Stored], run: Int, summary: inout RunSummary) async throws(Diagnostic) {
    summary.batches += 1
    var outcomes = [Result<[Receipt], Diagnostic>?](repeating: nil, count: stored.count)
    await understandAll(stored, into: &outcomes, timings: &summary.timings)
    var understood: [Understood] = []
    for (item, outcome) in zip(stored, outcomes) {
      switch outcome {
      case .success(let receipts):
        understood.append((item.document, receipts))
      case .failure(let reason):
        summary.failed += 1
        report(.failed(item.document, reason.located(at: Origin(item.document.path.text))))
      case nil:
        break
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    try await replace(understood, run)
    summary.timings[.persist] += start.duration(to: clock.now)
    for (document, receipts) in understood {
      summary.read += 1
      summary.receipts += receipts.count
      summary.needsReview += receipts.count { $0.status == .needsReview }
      report(.read(document, receipts: receipts.count))
    }
  }

  /// Understands a portion, in as many tasks as there is width.
  ///
  /// Not affected by cancellation: what was begun is stored.
  private func understandAll(
    _ stored: [Stored], into outcomes: inout [Result<[Receipt], Diagnostic>?], timings: inout StageTimings
  ) async {
    let pipeline = pipeline
    let shares = (0..<width).map { first in Array(stride(from: first, to: stored.count, by: width)) }
    await withTaskGroup(of: ([(Int, Result<[Receipt], Diagnostic>)], StageTimings).self) { group in
      for share in shares where !share.isEmpty {
        group.addTask {
          var results: [(Int, Result<[Receipt], Diagnostic>)] = []
          var timings = StageTimings()
          for place in share {
            do throws(Diagnostic) {
              let receipts = try await pipeline.understand(stored[place].recognised, timings: &timings)
              results.append((place, .success(receipts)))
            } catch {
              results.append((place, .failure(error)))
            }
          }
          return (results, timings)
        }
      }
      for await (results, taken) in group {
        for (place, result) in results { outcomes[place] = result }
        timings.add(taken)
      }
    }
  }
}
