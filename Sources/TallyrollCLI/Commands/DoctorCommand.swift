internal import Diagnostics
internal import Files
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
      "Shows the versions of the program and its libraries, the languages that can be recognised and the "
      + "cores that may be used. With a pipeline file, it also looks whether the pipeline's languages are there, "
      + "whether its ledger is sound, and whether its outputs can be written.",
    statuses: [.missingTool, .storage, .internalError],
    examples: ["tallyroll doctor", "tallyroll doctor household.yaml"])

  private let pipeline: FilePath?

  init(_ arguments: ParsedArguments) throws(Diagnostic) { pipeline = arguments.operands.first }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    try console.print("tallyroll     \(ProgramVersion.current)")
    return .success
  }
}
