internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import PipelineFile
internal import ReceiptModel

/// `tallyroll check`: validates a pipeline file and all that it needs.
struct CheckCommand: Command {
  static let description = CommandDescription(
    "check", summary: "validate a pipeline file, show what it means",
    operands: [OperandDescription("PIPELINE")],
    about:
      "Reads the pipeline file, its category rules and words files, tells every problem, looks whether the input folders "
      + "the languages and the program of the second opinion are there, and prints the description with every default filled in. Nothing is "
      + "changed.",
    options: [.quiet], statuses: [.missingTool, .internalError], examples: ["tallyroll check household.yaml"])

  private let pipeline: FilePath
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    isQuiet = arguments.has(.quiet)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let loader = PipelineLoader(console: console)
    let description = try loader.description(pipeline)
    let rules = try loader.rules(of: description)
    let words = try loader.words(of: description)
    let input = description.input
    let scan = FolderScan(
      folders: input.folders, include: input.include, exclude: input.exclude, settle: input.settle
    ).run(now: surroundings.now())
    try console.write(description.resolvedText)
    scan.skipped.forEach(console.report)
    var status = scan.skipped.contains { $0.severity == .error } ? ExitStatus.usage : .success
    let assembly = PipelineAssembly(description: description, rules: rules, words: words, lanesWanted: 1)
    if let missing = await assembly.engineProblem(environment: surroundings.environment) {
      console.report(missing)
      if status == .success { status = .notStarted(missing) }
    }
    if !isQuiet {
      console.note(
        "\(scan.files.count) files in the input folders, \(scan.waiting.count) still being written")
    }
    return status
  }
}
