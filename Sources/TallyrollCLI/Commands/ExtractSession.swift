internal import Diagnostics
internal import OCRWorker
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel

/// One execution of `tallyroll extract`.
struct ExtractSession: Sendable {
  let assembly: PipelineAssembly
  let surroundings: Surroundings
  /// Whether to print where each value was read.
  let withEvidence: Bool
  /// How many files there are, where progress is to be shown.
  let total: Int?

  private var console: Console { surroundings.console }

  /// Reads files as they are named and prints what they give.
  ///
  /// At most two more files than lanes are under way at a time.
  ///
  /// - Throws: A failure where nothing can be read or printed.
  /// - Returns: How it ended.
  func run(_ paths: AsyncStream<FilePath>) async throws(CommandFailure) -> ExitStatus {
    let pool = assembly.lanePool(environment: surroundings.environment)
    do throws(Diagnostic) {
      try await pool.start()
    } catch {
      guard !Task.isCancelled else { return .interrupted }
      throw CommandFailure(error.id.hasPrefix("ocr-") ? .missingTool : .internalError, error)
    }
    let writer = LineWriter(console: console)
    let progress = progressBar()
    let failed = await readAll(paths, through: assembly.pipeline(recognise: pool), to: writer, progress)
    progress?.finish()
    _ = await pool.shutDown()
    if let failure = await writer.failure { throw failure }
    if Task.isCancelled { return .interrupted }
    return failed > 0 ? .documentsFailed : .success
  }

  /// Returns how many files failed.
  private func readAll(
    _ paths: AsyncStream<FilePath>, through pipeline: Pipeline, to writer: LineWriter,
    _ progress: ProgressBar?
  ) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      var failed = 0
      var underWay = 0
      var place = 0
      for await path in paths {
        if underWay > assembly.lanes + 1, let succeeded = await group.next() {
          underWay -= 1
          failed += succeeded ? 0 : 1
        }
        guard !Task.isCancelled, await writer.failure == nil else { break }
        let number = place
        group.addTask {
          await read(path, at: number, through: pipeline, to: writer, progress)
        }
        underWay += 1
        place += 1
      }
      if await writer.failure != nil { group.cancelAll() }
      for await succeeded in group where !succeeded { failed += 1 }
      return failed
    }
  }

  /// Returns whether the file gave receipts.
  private func read(
    _ path: FilePath, at place: Int, through pipeline: Pipeline, to writer: LineWriter,
    _ progress: ProgressBar?
  ) async -> Bool {
    let outcome = await pipeline.process(SourceDocument(path: path))
    defer { progress?.advance() }
    switch outcome {
    case .read(_, _, let receipts, _):
      let lines = receipts.map { receipt in
        ReceiptJSON.object(receipt, sourcePath: path, confidence: .number, withEvidence: withEvidence).text
      }
      return await writer.write(lines, at: place)
    case .failed(_, let reason, _):
      console.report(reason)
      _ = await writer.write([ReceiptJSON.failure(sourcePath: path, reason: reason).text], at: place)
      return false
    case .cancelled:
      return true
    }
  }

  private func progressBar() -> ProgressBar? {
    guard let total, total > 1, !console.outputIsTerminal else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressBar(total: total, console: console) { start.duration(to: clock.now) }
  }
}
