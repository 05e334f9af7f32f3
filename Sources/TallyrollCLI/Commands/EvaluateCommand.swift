internal import Diagnostics
internal import Evaluation
internal import Files
internal import ReceiptModel

/// `tallyroll evaluate`: reads files whose truth is known, and tells how much of it was read.
struct EvaluateCommand: Command {
  private static let lines = OptionDescription(
    "lines", "take the printed lines of 'lines/NAME.csv' even where there is a picture")
  private static let heldOut = OptionDescription(
    "held-out", "take only the fifth of the files that is kept out of training and tuning")
  private static let tuned = OptionDescription("tuned", "take only the other files")
  private static let errors = OptionDescription(
    "errors", "show each field that is not right with what it was read from")
  private static let json = OptionDescription(
    "json", value: "FILE", "write the figures, and what is to be said of each receipt, as JSON")
  private static let baseline = OptionDescription(
    "baseline", value: "FILE", "show what became better and what worse since this '--json' file")
  private static let candidates = OptionDescription(
    "candidates", value: "FILE", "write what was considered for each field, as Scripts/training takes it")
  private static let looks = OptionDescription(
    "looks", value: "N", "look at every picture so often, however sure its words are",
    standard: "as often as there is doubt")
  private static let floor = OptionDescription(
    "min", value: "FIELD=SHARE",
    "end with 1 where less of a field is right, such as total=0.98, or where more errors are silent, such as "
      + "silent=0; may be repeated", repeats: true)

  static let description = CommandDescription(
    "evaluate", summary: "measure how much of known receipts is read right",
    operands: [OperandDescription("TRUTH"), OperandDescription("TRUTH", .many)],
    about:
      "Reads every file that a truth file names, as 'extract' does, and compares what was read with what is "
      + "printed: how much is right, empty and wrong per field, what could be booked without a look, how far "
      + "confidences can be trusted, and what it costs. A truth file has one JSON object a line; "
      + "Documentation/Accuracy.md shows how to make one. Nothing is stored.",
    options: ReadingOptions.descriptions + [
      lines, heldOut, tuned, errors, json, baseline, candidates, looks, floor, .quiet,
    ],
    statuses: [.documentsFailed, .missingTool, .storage, .internalError, .interrupted],
    examples: [
      "tallyroll evaluate --languages deu,eng receipts/truth.jsonl",
      "tallyroll evaluate truth.jsonl --errors --baseline last-week.json",
      "tallyroll evaluate truth.jsonl --min total=0.95 --min silent=0",
    ])

  /// A truth file may have this many bytes; a larger file is none.
  private static let limit = 256 << 20

  private let truths: [FilePath]
  private let reading: ReadingOptions
  private let onlyLines: Bool
  private let part: EvaluationPlan.Part
  private let output: EvaluationOutput
  private let baseline: FilePath?
  private let candidates: FilePath?
  private let leastLooks: LeastLooks?
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    truths = arguments.operands
    reading = try ReadingOptions(arguments)
    onlyLines = arguments.has(Self.lines)
    guard !arguments.has(Self.heldOut) || !arguments.has(Self.tuned) else {
      throw Diagnostic(
        "option-conflict", "'--held-out' and '--tuned' do not go together",
        fix: "leave out both to take all files")
    }
    part = arguments.has(Self.heldOut) ? .heldOut : arguments.has(Self.tuned) ? .tuned : .all
    let floors = try arguments.values(
      Self.floor, expecting: "a field with a share like total=0.98, or silent=0", read: Floor.init)
    output = EvaluationOutput(
      withErrors: arguments.has(Self.errors), record: arguments.path(Self.json), floors: floors)
    baseline = arguments.path(Self.baseline)
    candidates = arguments.path(Self.candidates)
    leastLooks = try arguments.value(Self.looks, expecting: "a number from 2 to 9") { text in
      Int(text).flatMap { (2...9).contains($0) ? LeastLooks(count: $0) : nil }
    }
    isQuiet = arguments.has(.quiet)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let assembly = try reading.assembly(console: surroundings.console)
    let plans = try plans()
    let earlier = try CommandFailure.ending(.usage) { () throws(Diagnostic) in
      if let baseline { try EvaluationRecordFile.read(baseline) } else { nil as EvaluationRecord? }
    }
    for plan in plans { plan.missing.forEach(surroundings.console.report) }
    let session = EvaluateSession(
      assembly: assembly, surroundings: surroundings, showsProgress: !isQuiet,
      keepsCandidates: candidates != nil, leastLooks: leastLooks)
    let truths = truths
    let output = output
    let candidates = candidates
    return try await Interruption.stopping(in: surroundings) { () async throws(CommandFailure) in
      var reports: [EvaluationReport] = []
      var considered: [CandidateRecord] = []
      for (truth, plan) in zip(truths, plans) {
        let (report, records) = try await session.report(on: plan, of: truth)
        guard !Task.isCancelled else { return .interrupted }
        try output.print(report, on: surroundings.console)
        reports.append(report)
        considered += records
      }
      if let candidates {
        try CommandFailure.ending(.storage) { () throws(Diagnostic) in
          try CandidateRecord.write(considered, to: candidates)
        }
      }
      return try output.finish(reports, since: earlier, on: surroundings.console)
    }
  }

  /// Returns what is to be read for each truth file.
  ///
  /// - Throws: A failure of status 2 with every problem of all truth files.
  private func plans() throws(CommandFailure) -> [EvaluationPlan] {
    var plans: [EvaluationPlan] = []
    var problems: [Diagnostic] = []
    for truth in truths {
      do throws(Diagnostic) {
        let file = TruthFile(try FileContents.read(truth, limit: Self.limit), file: truth.text)
        problems += file.problems
        plans.append(EvaluationPlan(file.rows, of: truth, part: part, onlyLines: onlyLines))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.usage, problems) }
    return plans
  }
}
