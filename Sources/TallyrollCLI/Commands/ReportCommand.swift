internal import Diagnostics
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// `tallyroll report`: makes monthly reports from the ledger.
struct ReportCommand: Command {
  private enum Months {
    case one(CalendarMonth)
    case range(from: CalendarMonth?, to: CalendarMonth?)
  }

  private static let month = OptionDescription("month", value: "MONTH", "report this month (YYYY-MM)")
  private static let year = OptionDescription("year", value: "YEAR", "report the months of this year")
  private static let from = OptionDescription(
    "from", value: "DATE", "report from the month of this day (YYYY-MM-DD)")
  private static let to = OptionDescription(
    "to", value: "DATE", "report up to the month of this day (YYYY-MM-DD)")
  private static let all = OptionDescription("all", "report every month")
  private static let output = OptionDescription(
    "output", value: "FOLDER", "write into FOLDER, or to standard output for '-'",
    standard: "where the pipeline's export says")

  static let description = CommandDescription(
    "report", summary: "write monthly reports", operands: [OperandDescription("PIPELINE")],
    about:
      "Makes monthly reports in Markdown from the pipeline's ledger, and prints the path of each. The same "
      + "ledger gives the same bytes. Of a year, a range or all, only months that have receipts are reported.",
    options: [month, year, from, to, all, output], statuses: [.storage],
    examples: [
      "tallyroll report household.yaml --month 2026-10",
      "tallyroll report household.yaml --year 2026 --output /tmp/reports",
    ])

  private let pipeline: FilePath
  private let months: Months
  private let output: FilePath?

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    pipeline = arguments.operands[0]
    output = arguments.path(Self.output)
    let month = try arguments.value(Self.month, expecting: "a month like 2026-10") { CalendarMonth(iso: $0) }
    let year = try arguments.value(Self.year, expecting: "a year like 2026") {
      CalendarMonth(iso: $0 + "-01")?.year
    }
    let from = try arguments.date(Self.from)
    let to = try arguments.date(Self.to)
    let ways = [month != nil, year != nil, from != nil || to != nil, arguments.has(Self.all)].count { $0 }
    guard ways == 1 else {
      throw Diagnostic(
        ways == 0 ? "option-missing" : "option-conflict",
        ways == 0 ? "'report' needs to know which months" : "the months are chosen in more than one way",
        fix: "give one of '--month', '--year', '--from' and '--to', and '--all'")
    }
    if let month {
      months = .one(month)
    } else if let year {
      months = .range(
        from: CalendarMonth(year: year, monthOfYear: 1), to: CalendarMonth(year: year, monthOfYear: 12))
    } else {
      months = .range(from: from?.calendarMonth, to: to?.calendarMonth)
    }
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let console = surroundings.console
    let description = try PipelineLoader(console: console).description(pipeline)
    let template = try template(of: description.exports.compactMap(\.markdownTemplate).first)
    let store = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await ReceiptStore.openReadOnly(at: description.database)
    }
    let reports = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await MonthlyReports(store: store, name: description.name)
    }
    for month in try await chosen(from: store) {
      guard let template else {
        try console.write(
          try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
            try await reports.markdown(of: month, in: nil)
          })
        continue
      }
      let path = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
        try await ExportWriter(store: store, name: description.name)
          .write(month, of: reports, template: template)
      }
      try console.print(PlainText.escapingControls(path.text))
    }
    return .success
  }

  /// Where reports go; `nil` for standard output.
  private func template(of pipelines: FilePath?) throws(CommandFailure) -> FilePath? {
    guard output != FilePath("-") else { return nil }
    if let output {
      return output.appending(pipelines?.lastComponent ?? FilePath("{year}-{month}.md"))
    }
    if let pipelines { return pipelines }
    throw CommandFailure(
      .usage,
      Diagnostic(
        "report-target-missing", "the pipeline exports no monthly reports", at: Origin(pipeline.text),
        fix: "add '- { markdown: \"reports/{year}-{month}.md\" }' to 'export', or give '--output FOLDER'"))
  }

  private func chosen(from store: ReceiptStore) async throws(CommandFailure) -> [CalendarMonth] {
    guard case .range(let from, let to) = months else {
      if case .one(let month) = months { return [month] }
      return []
    }
    let known = try await CommandFailure.ending(.storage) { () async throws(Diagnostic) in
      try await store.months()
    }
    return known.filter { month in
      (from.map { month >= $0 } ?? true) && (to.map { month <= $0 } ?? true)
    }
  }
}
