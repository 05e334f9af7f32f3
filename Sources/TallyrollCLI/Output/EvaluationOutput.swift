internal import Diagnostics
internal import Evaluation
internal import ReceiptModel

/// Prints evaluations, keeps them, and holds them to what they must reach.
struct EvaluationOutput: Sendable {
  /// Whether to show each field that is not right.
  let withErrors: Bool
  /// Where the record is written, if anywhere.
  let record: FilePath?
  /// What must be reached by all files together.
  let floors: [Floor]

  /// Prints what came of one truth file.
  ///
  /// - Throws: A failure where it cannot be printed.
  func print(_ report: EvaluationReport, on console: Console) throws(CommandFailure) {
    let truth = PlainText.escapingControls(report.truth)
    let heldOut = report.files.count(where: \.isHeldOut)
    try console.print("\(truth): \(report.files.count) files, \(heldOut) of them held out\n")
    try print(report.figures, report.cost, on: console)
    guard withErrors else { return }
    for line in MissText.lines(of: report.files) { try console.print(line) }
    try console.print("")
  }

  /// Prints what all truth files give together, where there are several, and what changed since a baseline; writes
  /// the record.
  ///
  /// - Throws: A failure where something cannot be printed or written.
  /// - Returns: Success, or the status of what falls short.
  func finish(
    _ reports: [EvaluationReport], since baseline: EvaluationRecord?, on console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let all = EvaluationRecord(reports)
    if reports.count > 1 {
      try console.print("all together: \(all.overall.status.files) files\n")
      try print(all.overall, all.cost, on: console)
    }
    if let baseline {
      for report in reports {
        try printChanges(report, since: baseline, isAlone: reports.count == 1, on: console)
      }
    }
    if let record {
      try CommandFailure.ending(.storage) { () throws(Diagnostic) in
        try EvaluationRecordFile.write(all, to: record)
      }
    }
    let shortfalls = floors.compactMap { $0.shortfall(of: all.overall) }
    for shortfall in shortfalls { try console.print("falls short: \(shortfall)") }
    return shortfalls.isEmpty ? .success : .documentsFailed
  }

  private func print(_ figures: Figures, _ cost: ReadingCost, on console: Console) throws(CommandFailure) {
    try console.print(FigureText.fields(figures).text + "\n")
    for line in FigureText.status(figures.status) { try console.print(line) }
    try console.print(FigureText.cost(cost) + "\n")
    guard !figures.calibration.isEmpty else { return }
    try console.print(FigureText.calibration(figures.calibration).text + "\n")
  }

  private func printChanges(
    _ report: EvaluationReport, since baseline: EvaluationRecord, isAlone: Bool, on console: Console
  ) throws(CommandFailure) {
    let same = baseline.reports.first { $0.truth == report.truth }
    guard let earlier = same ?? (isAlone && baseline.reports.count == 1 ? baseline.reports.first : nil) else {
      let truth = PlainText.escapingControls(report.truth)
      return try console.print("\(truth): the baseline knows nothing of it\n")
    }
    let comparison = Comparison(earlier, report)
    if !isAlone { try console.print(PlainText.escapingControls(report.truth) + ":") }
    try console.print(ComparisonText.fields(comparison).text + "\n")
    for line in ComparisonText.lines(comparison) { try console.print(line) }
    try console.print("")
  }
}
