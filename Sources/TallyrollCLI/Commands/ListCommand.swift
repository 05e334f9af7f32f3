internal import Diagnostics
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// `tallyroll list`: shows the ledger's receipts, newest first.
struct ListCommand: Command {
  private static let status = OptionDescription(
    "status", value: "STATUS",
    "take receipts that are ok or needs_review, or the files that are failed or duplicate")
  private static let limit = OptionDescription(
    "limit", value: "N", "take the first N receipts", standard: "all")

  static let description = CommandDescription(
    "list", summary: "show receipts, newest first", operands: [OperandDescription("PIPELINE")],
    about: "Shows the receipts of the pipeline's ledger as a table, newest first and undated ones last. With "
      + "'--json' each is an object on a line of its own.",
    options: ReceiptFilter.options + [status, limit, .json], statuses: [.storage],
    examples: [
      "tallyroll list household.yaml --limit 20", "tallyroll list household.yaml --status needs_review",
    ])

  private let pipeline: FilePath
  private let filter: ReceiptFilter
  private let asJSON: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    var filter = try ReceiptFilter(arguments)
    filter.status = try arguments.choice(Self.status, of: ReceiptStatus.self)
    filter.limit = try arguments.count(Self.limit)
    self.filter = filter
    asJSON = arguments.has(.json)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let description = try PipelineLoader(console: console).description(pipeline)
    let store = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await ReceiptStore.openReadOnly(at: description.database)
    }
    let tables = LedgerTables(store: store, filter: filter)
    if filter.status == .failed || filter.status == .duplicate {
      let files = FileList(store: store, limit: filter.limit ?? .max)
      try await files.print(filter.status == .failed ? .failed : .duplicates, asJSON: asJSON, on: console)
    } else if asJSON {
      try await printLines(of: tables, on: console)
    } else {
      try await printTable(of: tables, on: console)
    }
    return .success
  }

  private func printLines(of tables: LedgerTables, on console: Console) async throws(CommandFailure) {
    var ended: CommandFailure?
    try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await tables.forEachPortion(newestFirst: true) { receipts throws(Diagnostic) in
        guard ended == nil else { return }
        let lines = receipts.map { ReceiptJSON.object($0, confidence: .number).text + "\n" }
        do throws(CommandFailure) { try console.write(lines.joined()) } catch { ended = error }
      }
    }
    if let ended { throw ended }
  }

  private func printTable(of tables: LedgerTables, on console: Console) async throws(CommandFailure) {
    var table = TextTable([
      ("ID", .left), ("DATE", .left), ("MERCHANT", .left), ("TOTAL", .right), ("", .left),
      ("CATEGORY", .left), ("STATUS", .left), ("ISSUES", .left),
    ])
    try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await tables.forEachPortion(newestFirst: true) { receipts throws(Diagnostic) in
        for entry in receipts {
          let receipt = entry.receipt
          table.add([
            entry.receiptID, receipt.date?.description ?? "-", receipt.merchantName ?? "-",
            receipt.total?.decimalText ?? "-", receipt.currency?.code ?? "", receipt.category ?? "",
            receipt.status.rawValue, receipt.issues.map(\.rawValue).joined(separator: ";"),
          ])
        }
      }
    }
    if table.isEmpty { console.note("no receipts") } else { try console.print(table.text) }
  }
}
