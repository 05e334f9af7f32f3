internal import Diagnostics
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel

/// What a run did, for the one who started it.
struct SummaryText {
  /// How many waiting files are named before the rest is counted.
  private static let mostWaiting = 10

  var summary: RunSummary
  /// How long the run took.
  var elapsed: Duration
  /// The ledger.
  var database: FilePath
  /// What was written besides.
  var outputs: [FilePath]
  /// Whether something ended the run before all documents were read.
  var wasStopped = false
  /// The files that were left for the next run.
  var waiting: [FilePath] = []

  /// The summary as lines of text; what did not happen is not said.
  var text: String {
    var lines: [String] = []
    lines.append(headline)
    if summary.failed > 0 { lines.append("\(counted(summary.failed, "document")) failed") }
    if summary.failedBefore > 0 {
      let them = summary.failedBefore == 1 ? "it" : "them"
      lines.append("\(summary.failedBefore) failed before; '--retry-failed' tries \(them) again")
    }
    if summary.duplicates > 0 { lines.append("\(counted(summary.duplicates, "duplicate")) left out") }
    if summary.joined > 0 {
      let them = summary.joined == 1 ? "the receipt of another" : "the receipts of others"
      lines.append("\(counted(summary.joined, "file")) joined to \(them)")
    }
    if summary.possibleDuplicates > 0 {
      let them = summary.possibleDuplicates == 1 ? "a second picture of another" : "second pictures of others"
      lines.append("\(counted(summary.possibleDuplicates, "receipt")) may be \(them), to review")
    }
    if summary.unchanged > 0 { lines.append("\(summary.unchanged) in the ledger already") }
    if summary.waiting > 0 {
      lines.append("\(summary.waiting) still being written, left for the next run")
      lines += waiting.prefix(Self.mostWaiting).map { "  " + PlainText.escapingControls($0.text) }
      let rest = waiting.count - Self.mostWaiting
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    if summary.interrupted || wasStopped { lines.append("the next run goes on from here") }
    lines.append(timing)
    lines.append("ledger: \(PlainText.escapingControls(database.text))")
    lines += outputs.map { "export: \(PlainText.escapingControls($0.text))" }
    return lines.joined(separator: "\n")
  }

  /// The summary as one JSON object.
  var json: JSONValue {
    let counts: [(String, Int)] = [
      ("found", summary.found), ("waiting", summary.waiting), ("unchanged", summary.unchanged),
      ("failed_before", summary.failedBefore), ("read", summary.read), ("duplicates", summary.duplicates),
      ("failed", summary.failed), ("receipts", summary.receipts), ("needs_review", summary.needsReview),
      ("joined", summary.joined), ("possible_duplicates", summary.possibleDuplicates),
      ("batches", summary.batches),
    ]
    let stages = StageName.allCases.filter { summary.timings[$0] > .zero }.map { stage in
      JSONValue.Member(stage.rawValue, .integer(milliseconds(summary.timings[stage])))
    }
    return .object(
      counts.map { .init($0.0, .integer($0.1)) } + [
        .init("interrupted", .bool(summary.interrupted)),
        .init("elapsed_ms", .integer(milliseconds(elapsed))),
        .init("stage_ms", .object(stages)),
        .init("slowest_stage", summary.timings.slowest.map { .string($0.rawValue) } ?? .null),
        .init("waiting_files", .array(waiting.map { .string($0.text) })),
        .init("database", .string(database.text)),
        .init("exports", .array(outputs.map { .string($0.text) })),
      ])
  }

  private var headline: String {
    guard summary.interrupted || wasStopped || summary.read + summary.failed + summary.duplicates > 0 else {
      return "nothing new to read"
    }
    let verb = summary.interrupted ? "interrupted after" : wasStopped ? "stopped after" : "read"
    let head = "\(verb) \(counted(summary.read, "document")): \(counted(summary.receipts, "receipt"))"
    return summary.needsReview > 0 ? head + ", \(summary.needsReview) to review" : head
  }

  private var timing: String {
    let total = "time: \(seconds(elapsed))"
    guard let slowest = summary.timings.slowest else { return total }
    let all = StageName.allCases.reduce(Duration.zero) { $0 + summary.timings[$1] }
    return "\(total); slowest stage: \(slowest.rawValue) "
      + "(\(seconds(summary.timings[slowest])) of \(seconds(all)) over all lanes)"
  }

  private func seconds(_ duration: Duration) -> String {
    ProgressLine.oneDecimal(duration / .seconds(1)) + " s"
  }

  private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
