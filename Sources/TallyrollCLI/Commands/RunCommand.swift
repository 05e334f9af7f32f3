internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import ReceiptModel
internal import ReceiptStore

/// `tallyroll run`: reads new files into the ledger and writes the exports.
struct RunCommand: Command {
  private static let dryRun = OptionDescription(
    "dry-run", "list the files that would be read, and do nothing else")
  private static let retryFailed = OptionDescription(
    "retry-failed", "try files again that failed in an earlier run")
  private static let reread = OptionDescription(
    "reread", "understand the stored words of every document anew, without reading files")
  private static let limit = OptionDescription("limit", value: "N", "read at most N files", standard: "all")
  private static let failOnReview = OptionDescription(
    "fail-on-review", "end with status 4 where new receipts need review")

  private static let maxRunTime = OptionDescription(
    "max-run-time", value: "DURATION",
    "stop in good order after this time, such as 45m or 2h, with status 124", standard: "none")

  static let description = CommandDescription(
    "run", summary: "read new receipts into the ledger, then export",
    operands: [OperandDescription("PIPELINE")],
    about: "Reads every new file in the pipeline's folders, stores the receipts in its ledger and writes its "
      + "exports. Files that the ledger has are not read again. A file that cannot be read is told with the "
      + "reason and does not stop the others. SIGINT, SIGTERM and SIGHUP stop the run in good order; the next goes on.",
    options: [dryRun, .lanes, limit, maxRunTime, retryFailed, reread, failOnReview, .json, .quiet],
    statuses: [
      .documentsFailed, .missingTool, .needsReview, .storage, .alreadyRunning, .internalError, .outOfTime,
      .interrupted,
    ],
    examples: ["tallyroll run household.yaml", "tallyroll run household.yaml --dry-run"])

  let pipeline: FilePath
  let isDryRun: Bool
  let lanes: Int?
  let limit: Int?
  let maxRunTime: Duration?
  let retriesFailed: Bool
  let rereads: Bool
  let failsOnReview: Bool
  let asJSON: Bool
  let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    isDryRun = arguments.has(Self.dryRun)
    lanes = try arguments.lanes()
    limit = try arguments.count(Self.limit)
    maxRunTime = try arguments.duration(Self.maxRunTime)
    retriesFailed = arguments.has(Self.retryFailed)
    rereads = arguments.has(Self.reread)
    failsOnReview = arguments.has(Self.failOnReview)
    asJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    let other = [Self.dryRun, Self.retryFailed, Self.limit].first { arguments.has($0) }
    if rereads, let other {
      throw Diagnostic(
        "option-conflict", "'--\(other.name)' says nothing about '--reread'", fix: "leave out one of the two")
    }
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let loader = PipelineLoader(console: surroundings.console)
    let description = try loader.description(pipeline)
    let assembly = PipelineAssembly(
      description: description, rules: try loader.rules(of: description),
      words: try loader.words(of: description), lanesWanted: lanes)
    let session = RunSession(assembly: assembly, surroundings: surroundings, options: self)
    guard !isDryRun else { return try await session.dryRun() }
    return try await Interruption.stopping(in: surroundings, after: maxRunTime) {
      () async throws(CommandFailure) in
      try await session.run()
    }
  }
}
