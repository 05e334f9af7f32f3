internal import BoundedWork
internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// One execution of `tallyroll run`.
struct RunSession: Sendable {
  let assembly: PipelineAssembly
  let surroundings: Surroundings
  let options: RunCommand
  /// The files that changed while they were read.
  let changing = Locked<[FilePath]>([])

  /// How long a file without an end is taken for one that is still being written.
  private static let completion = Duration.seconds(600)

  var console: Console { surroundings.console }
  var description: PipelineDescription { assembly.description }

  /// Lists what would be read.
  ///
  /// - Throws: A failure where folders or the ledger cannot be read.
  /// - Returns: Success.
  func dryRun() async throws(CommandFailure) -> ExitStatus {
    let scan = try scan()
    var reservation = Reservation(pending: scan.files.map(\.document))
    if let store = try await existingStore() {
      reservation = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
        try await store.preview(scan.files.map(\.document), retryFailed: options.retriesFailed)
      }
    }
    let pending = (reservation.pending + reservation.suspects).prefix(options.limit ?? .max)
    for document in pending { try console.print(PlainText.escapingControls(document.path.text)) }
    if !options.isQuiet {
      console.note(
        "\(pending.count) to read, \(reservation.unchanged) in the ledger already, "
          + "\(reservation.failedBefore) failed before, \(scan.waiting.count) still being written")
    }
    return .success
  }

  /// Reads, stores and exports.
  ///
  /// - Throws: A failure that ended the run early.
  /// - Returns: How it ended.
  func run() async throws(CommandFailure) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    let scan = options.rereads ? ScanResult() : try scan()
    if !options.isQuiet { LedgerPlace.note(on: description.database).map(console.report) }
    // Held to the end of this function, and with that of the run.
    let lock = try lock()
    let store = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await ReceiptStore.open(at: description.database, now: surroundings.seconds)
    }
    var summary = RunSummary()
    summary.found = scan.files.count + scan.waiting.count
    summary.waiting = scan.waiting.count
    var failure: CommandFailure?
    var outputs: [FilePath] = []
    var isRead = false
    do throws(CommandFailure) {
      try await work(on: scan.files.map(\.document), store: store, summary: &summary)
      isRead = true
      if !summary.interrupted {
        failure = try await moveInputs(of: store)
        outputs = try await export(from: store, summary: &summary)
      }
    } catch {
      failure = CommandFailure(error.status, (failure?.diagnostics ?? []) + error.diagnostics)
    }
    _ = consume lock
    let text = SummaryText(
      summary: summary, elapsed: start.duration(to: clock.now), database: description.database,
      outputs: outputs, wasStopped: !isRead,
      waiting: (scan.waiting.map(\.path) + changing.withLock { $0 }).sorted())
    if options.asJSON {
      try console.print(text.json.text)
    } else if !options.isQuiet {
      console.note(text.text)
    }
    if let failure { throw failure }
    return status(of: summary)
  }

  private func status(of summary: RunSummary) -> ExitStatus {
    if summary.interrupted { return .interrupted }
    if summary.failed > 0 { return .documentsFailed }
    return options.failsOnReview && summary.needsReview > 0 ? .needsReview : .success
  }

  private func scan() throws(CommandFailure) -> ScanResult {
    let input = description.input
    let scan = FolderScan(
      folders: input.folders, include: input.include, exclude: input.exclude, settle: input.settle,
      completion: input.settle > .zero ? max(Self.completion, input.settle) : .zero)
    let result = scan.run(now: surroundings.now())
    let missing = result.skipped.filter { $0.severity == .error }
    guard missing.isEmpty else { throw CommandFailure(.usage, missing) }
    result.skipped.forEach(console.report)
    return result
  }

  private func lock() throws(CommandFailure) -> FileLock {
    do throws(Diagnostic) {
      return try FileLock(beside: description.database, now: surroundings.seconds())
    } catch {
      throw CommandFailure(error.id == "already-running" ? .alreadyRunning : .storage, error)
    }
  }

  private func existingStore() async throws(CommandFailure) -> ReceiptStore? {
    do throws(Diagnostic) {
      return try await ReceiptStore.openReadOnly(at: description.database)
    } catch {
      if error.id == "ledger-missing" { return nil }
      throw CommandFailure(.storage, error)
    }
  }

  private func work(
    on files: [SourceDocument], store: ReceiptStore, summary: inout RunSummary
  ) async throws(CommandFailure) {
    let run = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await store.beginRun(pipeline: description.name, version: ProgramVersion.current)
    }
    var failure: CommandFailure?
    do throws(CommandFailure) {
      if options.rereads {
        try await reread(store: store, run: run, summary: &summary)
      } else {
        try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
          try await inputMover(of: store)?.repair()
        }
        try await read(files, store: store, run: run, summary: &summary)
      }
      if !summary.interrupted { try await joinSeries(in: store, run: run, summary: &summary) }
      if !summary.interrupted { try await flagDuplicates(in: store, summary: &summary) }
    } catch {
      failure = error
    }
    let counts = summary
    do throws(Diagnostic) {
      try await store.endRun(run, summary: counts)
    } catch {
      // What stopped the run is the better explanation, where there is one.
      failure = failure ?? CommandFailure(.storage, error)
    }
    if let failure { throw failure }
  }

  private func export(
    from store: ReceiptStore, summary: inout RunSummary
  ) async throws(CommandFailure) -> [FilePath] {
    let clock = ContinuousClock()
    let start = clock.now
    let writer = ExportWriter(store: store, name: description.name)
    let outputs = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await writer.write(description.exports)
    }
    summary.timings[.export] += start.duration(to: clock.now)
    return outputs
  }
}
