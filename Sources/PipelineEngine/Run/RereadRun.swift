internal import BoundedWork
public import Diagnostics
public import ReceiptModel

/// Understands the stored words of documents anew, without looking at any file.
///
/// Documents are taken in portions. While those of one are understood, by as many tasks as there is width, the words
/// of the next are fetched and what the one before gave is stored, in one transaction; so memory depends on the
/// portion and not on the number of documents. Portions are stored in the order of the documents' numbers, whichever
/// is understood first: the result does not depend on how many are understood at once.
public struct RereadRun: Sendable {
  /// A document with its stored words.
  public typealias Stored = (document: SourceDocument, recognised: RecognisedDocument)
  /// A document with what its words gave.
  public typealias Understood = (document: SourceDocument, receipts: [Receipt])

  /// What came of a portion.
  private struct Portion: Sendable {
    var understood: [Understood] = []
    var failed: [(document: SourceDocument, reason: Diagnostic)] = []
    var timings = StageTimings()
  }

  /// What came of a few documents in a row, by the place of the first in its portion.
  private struct Share: Sendable {
    var place: Int
    var results: [Result<[Receipt], Diagnostic>] = []
    var timings = StageTimings()
  }

  /// A portion on its way into the ledger.
  private struct Storing {
    var portion: Portion
    var task: Task<Result<Duration, Diagnostic>, Never>
  }

  private let pipeline: Pipeline
  private let fetch: @Sendable (_ after: Int, _ limit: Int) async throws(Diagnostic) -> [Stored]
  private let replace: @Sendable ([Understood], _ run: Int) async throws(Diagnostic) -> Void
  private let width: Int
  private let portion: Int
  private let report: @Sendable (RunEvent) -> Void

  /// A task takes so many documents at once: starting one costs little, but not nothing beside a millisecond's work.
  private static let share = 8

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
    pipeline: Pipeline, width: Int, portion: Int = 256,
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
  /// A document whose words cannot be understood keeps the receipts that it has. When the task is cancelled, the
  /// portion that is being stored is finished and what was understood meanwhile is dropped; `summary.interrupted` is
  /// set and the run ends without an error.
  ///
  /// - Parameters:
  ///   - run: The ledger's number for this run.
  ///   - summary: The counts so far; right even when an error is thrown.
  /// - Throws: A `ledger-…` diagnostic where the ledger cannot be read or written.
  public func reread(run: Int, summary: inout RunSummary) async throws(Diagnostic) {
    var stored = try await fetch(0, portion)
    var storing: Storing?
    while let last = stored.last {
      // Tasks of their own, which a cancellation does not reach: what the ledger begins is finished.
      let next = Task {
        await attempt { () throws(Diagnostic) in try await fetch(last.document.id, portion) }
      }
      let understood = try await understand(stored)
      try await finish(storing, &summary)
      let following = await next.value
      guard !Task.isCancelled else {
        summary.interrupted = true
        return
      }
      let task = Task { await store(understood.understood, run: run) }
      storing = Storing(portion: understood, task: task)
      switch following {
      case .success(let portion): stored = portion
      case .failure(let reason):
        try await finish(storing, &summary)
        throw reason
      }
    }
    try await finish(storing, &summary)
  }

  /// Stores what a portion gave and returns how long that took.
  private func store(_ understood: [Understood], run: Int) async -> Result<Duration, Diagnostic> {
    let clock = ContinuousClock()
    let start = clock.now
    return await attempt { () throws(Diagnostic) in
      try await replace(understood, run)
      return start.duration(to: clock.now)
    }
  }

  /// Waits for a portion to be stored, and counts it.
  private func finish(_ storing: Storing?, _ summary: inout RunSummary) async throws(Diagnostic) {
    guard let storing else { return }
    let portion = storing.portion
    summary.batches += 1
    summary.timings.add(portion.timings)
    summary.failed += portion.failed.count
    for (document, reason) in portion.failed {
      report(.failed(document, reason.located(at: Origin(document.path.text))))
    }
    summary.timings[.persist] += try await storing.task.value.get()
    for (document, receipts) in portion.understood {
      summary.read += 1
      summary.receipts += receipts.count
      summary.needsReview += receipts.count { $0.status == .needsReview }
      report(.read(document, receipts: receipts.count))
    }
  }

  /// Understands a portion, or a part of it where the task is cancelled.
  private func understand(_ stored: [Stored]) async throws(Diagnostic) -> Portion {
    var portion = Portion()
    var results = [Result<[Receipt], Diagnostic>?](repeating: nil, count: stored.count)
    let places = stride(from: 0, to: stored.count, by: Self.share)
    do {
      try await forEachBounded(places, limit: width) { place in
        var share = Share(place: place)
        for item in stored[place..<min(place + Self.share, stored.count)] {
          share.results.append(
            await attempt { () throws(Diagnostic) in
              try await pipeline.understand(item.recognised, timings: &share.timings)
            })
        }
        return share
      } consume: { share in
        for (offset, result) in share.results.enumerated() { results[share.place + offset] = result }
        portion.timings.add(share.timings)
      }
    } catch {
      throw Diagnostic("internal-error", "the run stopped: \(error)")
    }
    for (item, result) in zip(stored, results) {
      switch result {
      case .success(let receipts): portion.understood.append((item.document, receipts))
      case .failure(let reason): portion.failed.append((item.document, reason))
      case nil: break
      }
    }
    return portion
  }

  private func attempt<Success>(
    _ body: () async throws(Diagnostic) -> Success
  ) async -> Result<Success, Diagnostic> {
    do throws(Diagnostic) { return .success(try await body()) } catch { return .failure(error) }
  }
}
