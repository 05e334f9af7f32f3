internal import Diagnostics
internal import OCRWorker

/// `tallyroll recognise`: the worker process.
struct RecogniseCommand: Command {
  static let description = CommandDescription(
    "recognise", summary: "turn files into words, as a worker process",
    about:
      "Reads requests on standard input and answers each on standard output, one JSON object a line. The "
      + "first line says how to work and may be '{}'; then come requests like {\"id\":1,\"path\":\"scan.jpg\"}. "
      + "This is the process that 'run' and 'extract' start for each lane; it ends with its input.",
    statuses: [.missingTool, .internalError],
    examples: ["printf '{}\\n{\"id\":1,\"path\":\"scan.jpg\"}\\n' | tallyroll recognise"])

  init(_ arguments: ParsedArguments) {}

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    do throws(Diagnostic) {
      try TesseractWorker.serve()
      return .success
    } catch {
      let status: ExitStatus =
        switch error.id {
        case "output-not-writable": .success
        case "worker-protocol": .usage
        case _ where error.id.hasPrefix("ocr-"): .missingTool
        default: .internalError
        }
      throw CommandFailure(status, status == .success ? [] : [error])
    }
  }
}
