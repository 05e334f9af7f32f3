internal import Diagnostics
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore
internal import ReceiptText

/// `tallyroll show`: shows one receipt with all that is known of it.
struct ShowCommand: Command {
  static let description = CommandDescription(
    "show", summary: "show one receipt with its lines and text",
    operands: [OperandDescription("PIPELINE"), OperandDescription("ID")],
    about:
      "Shows a receipt of the pipeline's ledger by its id, which 'list' shows: every field, the line items, "
      + "what needs a look, where each value was read and by how many looks, what each of these read there, and the "
      + "recognised text.",
    options: [.json], statuses: [.storage], examples: ["tallyroll show household.yaml 17-1"])

  private let pipeline: FilePath
  private let id: String
  private let asJSON: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    id = arguments.operands[1].text
    asJSON = arguments.has(.json)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let description = try PipelineLoader(console: console).description(pipeline)
    let id = id
    let found = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await Self.find(id, in: description)
    }
    guard let sheet = found else {
      throw CommandFailure(
        .usage,
        Diagnostic(
          "receipt-unknown", "the ledger has no receipt '\(id)'", at: Origin(description.database.text),
          fix: "take an id from 'tallyroll list \(pipeline.text)'"))
    }
    if asJSON {
      try console.print(json(sheet).text)
    } else {
      try console.print(sheet.text)
    }
    return .success
  }

  private static func find(
    _ id: String, in description: PipelineDescription
  ) async throws(Diagnostic) -> ReceiptSheet? {
    let store = try await ReceiptStore.openReadOnly(at: description.database)
    guard let receipt = try await store.receipt(id: id) else { return nil }
    let files = try await store.files(of: receipt.documentID)
    let normalise = NormaliseStage(settings: description.normalise)
    var rows: [String] = []
    var pages: [RecognisedPage] = []
    for file in files {
      guard let recognised = try await store.recognisedDocument(id: file.document.id) else { continue }
      pages += recognised.pages
      rows += try await normalise.run(recognised).pages.flatMap { $0.rows.map(\.text) }
    }
    return ReceiptSheet(
      receipt: receipt, files: files, looks: LookText.all(of: receipt.receipt.evidence, on: pages), rows: rows
    )
  }

  private func json(_ sheet: ReceiptSheet) -> JSONValue {
    let object = ReceiptJSON.object(sheet.receipt, confidence: .number, withEvidence: true)
    guard case .object(let members) = object else { return object }
    let files = sheet.files.map { file in
      JSONValue.object([
        .init("source_path", .string(file.document.path.text)), .init("pages", .integer(file.pages)),
      ])
    }
    let looks = sheet.looks.map { look in
      JSONValue.object([
        .init("field", .string(look.field)), .init("look", .integer(look.look)),
        .init("engine", .string(look.engine)), .init("text", .string(look.text)),
      ])
    }
    return .object(
      members + [
        .init("files", .array(files)), .init("looks", .array(looks)),
        .init("recognised_text", .array(sheet.rows.map(JSONValue.string))),
      ])
  }
}
