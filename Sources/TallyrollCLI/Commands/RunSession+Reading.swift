internal import BoundedWork
internal import Diagnostics
internal import Files
internal import OCRWorker
internal import PipelineEngine
internal import ReceiptModel
internal import ReceiptStore

extension RunSession {
  /// Reads the files that the ledger does not have.
  ///
  /// - Throws: A failure where no file can be read or the ledger cannot be written.
  func read(
    _ files: [SourceDocument], store: ReceiptStore, run: Int, summary: inout RunSummary
  ) async throws(CommandFailure) {
    let reservation = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await store.reserve(files, run: run, retryFailed: options.retriesFailed)
    }
    summary.unchanged = reservation.unchanged
    summary.failedBefore = reservation.failedBefore
    for document in reservation.setAside {
      summary.failed += 1
      console.report(CrashLimit.setAside(after: CrashLimit.attempts).located(at: Origin(document.path.text)))
    }
    let pending = Array(reservation.pending.prefix(options.limit ?? .max))
    let suspects = Array(reservation.suspects.prefix((options.limit ?? .max) - pending.count))
    guard !pending.isEmpty || !suspects.isEmpty else { return }
    let pools: RecognitionPools
    do throws(Diagnostic) {
      pools = try await RecognitionPools(assembly, environment: surroundings.environment)
    } catch {
      summary.interrupted = Task.isCancelled
      guard !summary.interrupted else { return }
      throw CommandFailure(Self.status(of: error), error)
    }
    let progress = progress(over: pending.count + suspects.count)
    let digests = DigestQueue()
    let batches = BatchRun(
      pipeline: try await pipeline(recognise: pools.own, further: pools.further, store: store), ledger: store,
      digest: { path throws(Diagnostic) in try await digests.sha256(of: path) },
      hasChanged: { FoundFile.hasChanged($0) }, lanes: assembly.lanes, batchSize: description.batchSize,
      report: reporter(progress),
      endBatch: { batch, summary throws(Diagnostic) in
        try await store.saveBatch(batch, of: run, summary: summary)
      })
    var failure: CommandFailure?
    do throws(Diagnostic) {
      try await batches.read(pending, run: run, summary: &summary)
      try await batches.read(suspects, eachAlone: true, run: run, summary: &summary)
    } catch {
      failure = CommandFailure(Self.status(of: error), error)
    }
    progress?.finish()
    _ = await pools.shutDown()
    if let failure { throw failure }
  }

  /// Understands the stored words of every document anew.
  ///
  /// - Throws: A failure where the ledger cannot be read or written.
  func reread(
    store: ReceiptStore, run: Int, summary: inout RunSummary
  ) async throws(CommandFailure) {
    let counts = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await store.compareAgain()
      return try await store.counts()
    }
    let progress = progress(over: counts.finished)
    let again = RereadRun(
      pipeline: try await pipeline(recognise: NoRecognition(), store: store), width: assembly.lanes,
      fetch: { after, limit throws(Diagnostic) in
        try await store.storedDocuments(after: after, limit: limit, leavingOutShared: true)
          .map { ($0.document, $0.recognised) }
      },
      replace: { understood, run throws(Diagnostic) in try await store.replaceReceipts(understood, run: run)
      },
      report: reporter(progress))
    var failure: CommandFailure?
    do throws(Diagnostic) {
      try await again.reread(run: run, summary: &summary)
    } catch {
      failure = CommandFailure(.storage, error)
    }
    progress?.finish()
    if let failure { throw failure }
  }

  /// Joins files that are parts of one receipt, among those that no run has compared with their neighbours yet.
  ///
  /// - Throws: A failure where the ledger cannot be read or written.
  func joinSeries(in store: ReceiptStore, run: Int, summary: inout RunSummary) async throws(CommandFailure) {
    let mover = inputMover(of: store)
    let series = SeriesRun(
      pipeline: try await pipeline(recognise: NoRecognition(), store: store), ledger: store,
      width: assembly.lanes, countsDocuments: options.rereads,
      // Files that were moved away and files that will be are in one folder.
      name: { SeriesName(mover?.target(of: $0) ?? $0) }, report: reporter(nil))
    do throws(Diagnostic) {
      try await series.join(run: run, summary: &summary)
    } catch {
      throw CommandFailure(.storage, error)
    }
  }

  private func pipeline(
    recognise: any Stage<SourceDocument, Recognition>, further: FurtherLooks? = nil,
    store: ReceiptStore
  ) async throws(CommandFailure) -> Pipeline {
    var learned: [String: String] = [:]
    if description.categorise?.learn == true {
      learned = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
        try await store.learnedCategories()
      }
    }
    return assembly.pipeline(recognise: recognise, further: further, learned: learned)
  }

  /// The status to end with where the run itself failed.
  private static func status(of problem: Diagnostic) -> ExitStatus {
    problem.id.hasPrefix("ledger-") ? .storage : .notStarted(problem)
  }

  private func progress(over total: Int) -> ProgressBar? {
    guard !options.isQuiet else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressBar(total: total, console: console) { start.duration(to: clock.now) }
  }

  private func reporter(_ progress: ProgressBar?) -> @Sendable (RunEvent) -> Void {
    { [console, changing] event in
      switch event {
      case .failed(_, let reason): console.report(reason)
      case .waiting(let document): changing.withLock { $0.append(document.path) }
      case .read, .duplicate, .cancelled: break
      }
      progress?.advance()
    }
  }
}
