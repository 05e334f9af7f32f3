internal import BoundedWork
public import Diagnostics
public import ReceiptModel

/// Joins documents that are parts of one receipt, after all of a run's documents are stored.
///
/// Names propose ("till_1", "till_2"), the texts decide. Documents that the ledger knows as compared are not
/// read again; where nothing is new nothing is done. The result does not depend on how many series are looked
/// at once.
public struct SeriesRun: Sendable {
  let pipeline: Pipeline
  let ledger: any SeriesLedger
  private let width: Int
  private let countsDocuments: Bool
  private let name: @Sendable (FilePath) -> SeriesName?
  private let report: @Sendable (RunEvent) -> Void

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - pipeline: What the words go through; its recognise stage is not used. Without a `continues` stage
  ///     no document continues another.
  ///   - ledger: Where documents and receipts are.
  ///   - width: How many series are looked at once.
  ///   - countsDocuments: Whether documents count as read that this run had not worked on before.
  ///   - name: Tells what the path of a document says of its place in a series.
  ///   - report: Is told of each series that cannot be understood.
  public init(
    pipeline: Pipeline, ledger: any SeriesLedger, width: Int, countsDocuments: Bool = false,
    name: @escaping @Sendable (FilePath) -> SeriesName? = { SeriesName($0) },
    report: @escaping @Sendable (RunEvent) -> Void = { _ in }
  ) {
    precondition(width > 0, "width must be positive")
    self.pipeline = pipeline
    self.ledger = ledger
    self.width = width
    self.countsDocuments = countsDocuments
    self.name = name
    self.report = report
  }

  /// Compares what is new with its neighbours, and joins and parts documents accordingly.
  ///
  /// Documents that cannot be understood together keep the receipts that they have. When the task is
  /// cancelled, the series at hand are finished and the next run does the others; `summary.interrupted` is set.
  ///
  /// - Parameters:
  ///   - run: The ledger's number for this run.
  ///   - summary: The counts so far; right even when an error is thrown.
  /// - Throws: A `ledger-…` diagnostic where the ledger cannot be read or written.
  public func join(run: Int, summary: inout RunSummary) async throws(Diagnostic) {
    let strands = SeriesPlan.strands(of: try await ledger.seriesMembers(named: name))
    var failed: [Int] = []
    do {
      try await forEachBounded(strands, limit: width) { strand in
        var timings = StageTimings()
        do throws(StrandReader.Failure) {
          let reader = StrandReader(pipeline: pipeline, ledger: ledger)
          let receipts = try await reader.read(strand, timings: &timings)
          return (strand, Result<_, StrandReader.Failure>.success(receipts), timings)
        } catch {
          return (strand, .failure(error), timings)
        }
      } consume: { strand, outcome, timings in
        summary.timings.add(timings)
        switch outcome {
        case .success(let receipts):
          try await store(receipts, of: strand, run: run, summary: &summary)
        case .failure(.document(let document, let reason)):
          failed += strand.map(\.id)
          summary.failed += 1
          report(.failed(document, reason.located(at: Origin(document.path.text))))
        case .failure(.ledger(let reason)):
          throw reason
        }
      }
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic("internal-error", "the run stopped: \(error)")
    }
    guard !Task.isCancelled else {
      summary.interrupted = true
      return
    }
    try await ledger.finishComparing(except: failed)
  }

  private func store(
    _ receipts: [SharedReceipts], of strand: [SeriesMember], run: Int, summary: inout RunSummary
  ) async throws(Diagnostic) {
    guard !receipts.isEmpty else { return }
    let clock = ContinuousClock()
    let start = clock.now
    let displaced = try await ledger.share(receipts, compared: strand.map(\.id), run: run)
    summary.timings[.persist] += start.duration(to: clock.now)
    if countsDocuments { summary.read += displaced.uncounted }
    let all = receipts.flatMap(\.receipts)
    summary.receipts += all.count - displaced.receipts
    summary.needsReview += all.count { $0.status == .needsReview } - displaced.needsReview
    summary.joined += receipts.reduce(0) { $0 + $1.documents.count - 1 }
  }
}
