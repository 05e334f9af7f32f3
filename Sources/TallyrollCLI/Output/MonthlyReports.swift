internal import Diagnostics
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// Makes a ledger's monthly reports.
struct MonthlyReports {
  private let store: ReceiptStore
  private let name: String
  private let undated: [LedgerReceipt]
  private let failed: [FailedDocument]

  /// Reads what every report shows, whatever its month.
  ///
  /// - Parameters:
  ///   - store: The ledger.
  ///   - name: The pipeline's name.
  /// - Throws: `ledger-…` diagnostics.
  init(store: ReceiptStore, name: String) async throws(Diagnostic) {
    self.store = store
    self.name = name
    failed = try await store.failedDocuments()
    var dated = ReceiptFilter()
    dated.from = CalendarDate(year: 1, month: 1, day: 1)
    let known = Set(try await store.receiptIDs(matching: dated))
    undated = try await store.receipts(ids: try await store.receiptIDs().filter { !known.contains($0) })
  }

  /// Returns a month's report as Markdown.
  ///
  /// - Parameters:
  ///   - month: The month, whether the ledger has receipts of it or not.
  ///   - folder: The folder that the report is written to; `nil` for none.
  /// - Throws: `ledger-…` diagnostics.
  /// - Returns: The Markdown.
  func markdown(of month: CalendarMonth, in folder: FilePath?) async throws(Diagnostic) -> String {
    var before: [LedgerReceipt] = []
    if let previous = month.previous { before = try await receipts(of: previous) }
    return MonthlyReport(
      month: month, receipts: try await receipts(of: month), previous: before, undated: undated,
      failed: failed, name: name, folder: folder
    ).markdown
  }

  private func receipts(of month: CalendarMonth) async throws(Diagnostic) -> [LedgerReceipt] {
    var filter = ReceiptFilter()
    filter.from = month.days.first
    filter.to = month.days.last
    return try await store.receipts(matching: filter)
  }
}
