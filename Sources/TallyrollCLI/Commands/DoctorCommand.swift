internal import Diagnostics
internal import Files
internal import OCREngine
internal import OCRWorker
internal import PipelineEngine
internal import Processes
internal import ReceiptModel
internal import ReceiptStore

/// `tallyroll doctor`: shows what the program finds on this machine.
struct DoctorCommand: Command {
  static let description = CommandDescription(
    "doctor", summary: "show versions, languages and the ledger's health",
    operands: [OperandDescription("PIPELINE", .optional)],
    about:
      "Shows the versions of the program and its libraries, the languages that can be recognised, the "
      + "cores and memory that may be used, and what the system takes from the processes that read files. With a pipeline file, it also looks whether the pipeline's "
      + "languages are there, whether its ledger is sound, and whether its outputs can be written.",
    statuses: [.missingTool, .storage, .internalError],
    examples: ["tallyroll doctor", "tallyroll doctor household.yaml"])

  private let pipeline: FilePath?

  init(_ arguments: ParsedArguments) throws(Diagnostic) { pipeline = arguments.operands.first }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let languages = OCREngine.availableLanguages()
    var sheet = FactSheet()
    sheet.add("tallyroll", ProgramVersion.current)
    for version in OCREngine.versions() {
      let words = version.split(separator: " ", maxSplits: 1).map(String.init)
      sheet.add(words[0], words.count == 2 ? words[1] : "")
    }
    sheet.add("sqlite", ReceiptStore.sqliteVersion)
    sheet.add("languages", languages.isEmpty ? "none" : languages.joined(separator: " "))
    sheet.add("cores", "\(UsableCores.count)")
    if let memory = MemoryFacts.current { sheet.add("memory", memory.text) }
    sheet.add("workers", Confinement.available.words)
    var description = PipelineDescription(file: FilePath(""), name: "", database: FilePath(""))
    if let pipeline { description = try PipelineLoader(console: console).description(pipeline) }
    var problems: [CommandFailure] = []
    if let problem = await engineProblem(description, languages, surroundings) {
      problems.append(CommandFailure(.notStarted(problem), problem))
    }
    if pipeline != nil {
      let ledger = await LedgerExamination.examine(description)
      sheet.add("ledger", ledger.words)
      if !ledger.problems.isEmpty { problems.append(CommandFailure(.storage, ledger.problems)) }
    }
    try console.print(sheet.text)
    if pipeline != nil { LedgerPlace.note(on: description.database).map(console.report) }
    for problem in problems { problem.diagnostics.forEach(console.report) }
    return problems.first?.status ?? .success
  }

  /// Starts a worker, as a run would, and returns why it does not start.
  private func engineProblem(
    _ description: PipelineDescription, _ languages: [String], _ surroundings: Surroundings
  ) async -> Diagnostic? {
    var description = description
    if pipeline == nil, let first = languages.first { description.recognise.languages = [first] }
    let assembly = PipelineAssembly(description: description, rules: nil, words: [], lanesWanted: 1)
    return await assembly.engineProblem(environment: surroundings.environment)
  }
}
