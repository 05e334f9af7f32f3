internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// `tallyroll export`: writes receipts of the ledger as a table.
struct ExportCommand: Command {
  private enum Format: String, CaseIterable {
    case csv
    case jsonl
  }

  private static let format = OptionDescription(
    "format", value: "FORMAT", "csv or jsonl (one JSON object a line)", standard: "csv")
  private static let profile = OptionDescription(
    "profile", value: "NAME",
    "what the CSV looks like: \(CSVProfile.all.map(\.name).joined(separator: ", "))",
    standard: CSVProfile.standard.name)
  private static let items = OptionDescription("items", "write line items instead of receipts (CSV only)")
  private static let columns = OptionDescription(
    "columns", value: "A,B,…", "write only these columns, in this order (CSV only)", standard: "all")
  private static let output = OptionDescription(
    "output", value: "FILE", "write to FILE, all of it or nothing", standard: "standard output")

  static let description = CommandDescription(
    "export", summary: "write receipts as CSV or JSON", operands: [OperandDescription("PIPELINE")],
    about:
      "Writes receipts of the pipeline's ledger as a table, ordered by date. Dates are ISO dates, amounts "
      + "plain decimals with the currency in a column of its own. Nothing is read anew and the ledger is not "
      + "changed.",
    options: [format, profile, items, columns] + ReceiptFilter.options + [output],
    statuses: [.storage],
    examples: [
      "tallyroll export household.yaml > receipts.csv",
      "tallyroll export household.yaml --from 2026-01-01 --columns receipt_date,total",
    ])

  private let pipeline: FilePath
  private let format: Format
  private let profile: CSVProfile
  private let writesItems: Bool
  private let columns: [String]?
  private let filter: ReceiptFilter
  private let output: FilePath?

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    format = try arguments.choice(Self.format, of: Format.self) ?? .csv
    profile = try CSVProfile.named(arguments.text(Self.profile) ?? CSVProfile.standard.name)
    writesItems = arguments.has(Self.items)
    columns = arguments.text(Self.columns).map { $0.split(separator: ",").map(String.init) }
    filter = try ReceiptFilter(arguments)
    output = arguments.path(Self.output).flatMap { $0 == FilePath("-") ? nil : $0 }
    let csvOnly = [Self.profile, Self.items, Self.columns].first { arguments.has($0) }
    if format != .csv, let csvOnly {
      throw Diagnostic(
        "option-conflict", "'--\(csvOnly.name)' says nothing about '--format \(format.rawValue)'",
        fix: "leave out one of the two")
    }
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let description = try PipelineLoader(console: console).description(pipeline)
    let bytes = try await table(from: description.database)
    guard let output else {
      try console.write(bytes)
      return .success
    }
    _ = try CommandFailure.ending(.storage) { () throws(Diagnostic) in try AtomicFile.write(bytes, to: output)
    }
    return .success
  }

  private func table(from database: FilePath) async throws(CommandFailure) -> [UInt8] {
    do throws(Diagnostic) {
      let store = try await ReceiptStore.openReadOnly(at: database)
      let tables = LedgerTables(store: store, filter: filter, folder: output?.parent)
      switch (format, writesItems) {
      case (.jsonl, _): return try await tables.jsonLines()
      case (.csv, true): return try await tables.itemsCSV(profile: profile, columns: columns)
      case (.csv, false): return try await tables.receiptsCSV(profile: profile, columns: columns)
      }
    } catch {
      let isUsage = ["unknown-column", "repeated-column"].contains(error.id)
      throw CommandFailure(isUsage ? .usage : .storage, error)
    }
  }
}
