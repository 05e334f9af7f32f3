internal import BoundedWork
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
    let pools = try await RecognitionPools.startedOrFail(assembly, surroundings)
    let writer = LineWriter(console: console)
    let progress = total.flatMap { ProgressBar.ofFiles($0, on: console) }
    let failed = Locked(0)
    let reading = FileReading(
      pipeline: assembly.pipeline(recognise: pools.own, further: pools.further), lanes: assembly.lanes)
    await reading.run(paths, while: { await writer.failure == nil }) { outcome, place in
      if case .failed = outcome { failed.withLock { $0 += 1 } }
      await write(outcome, at: place, to: writer)
      progress?.advance()
    }
    progress?.finish()
    _ = await pools.shutDown()
    if let failure = await writer.failure { throw failure }
    if Task.isCancelled { return .interrupted }
    return failed.withLock { $0 } > 0 ? .documentsFailed : .success
  }

  private func write(_ outcome: Outcome, at place: Int, to writer: LineWriter) async {
    switch outcome {
    case .read(let document, _, let receipts, _):
      let lines = receipts.map { receipt in
        ReceiptJSON.object(
          receipt, sourcePath: document.path, confidence: .number, withEvidence: withEvidence
        ).text
      }
      _ = await writer.write(lines, at: place)
    case .failed(let document, let reason, _):
      console.report(reason)
      _ = await writer.write(
        [ReceiptJSON.failure(sourcePath: document.path, reason: reason).text], at: place)
    case .cancelled: break
    }
  }
}
