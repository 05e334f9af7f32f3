internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptStore

/// Writes a pipeline's exports from its ledger.
///
/// Files whose bytes would be the same are left alone, so the same ledger leaves no trace.
struct ExportWriter {
  let store: ReceiptStore
  /// The pipeline's name.
  let name: String

  /// Writes every export.
  ///
  /// - Throws: `ledger-…` diagnostics and `output-not-writable`.
  /// - Returns: A path for each export; of monthly reports, the template.
  func write(_ exports: [PipelineDescription.Export]) async throws(Diagnostic) -> [FilePath] {
    var paths: [FilePath] = []
    for folder in Set(exports.map(\.path.parent)) { AtomicFile.sweep(folder) }
    for export in exports {
      switch export {
      case .csv(let path, let profile):
        let profile = try CSVProfile.named(profile)
        let tables = LedgerTables(store: store, folder: path.parent)
        try AtomicFile.write(try await tables.receiptsCSV(profile: profile), to: path)
        try AtomicFile.write(
          try await tables.itemsCSV(profile: profile), to: ExportPaths.items(besides: path))
        paths.append(path)
      case .jsonl(let path):
        let tables = LedgerTables(store: store, folder: path.parent)
        try AtomicFile.write(try await tables.jsonLines(), to: path)
        paths.append(path)
      case .failed(let path, let profile):
        let failed = FailedTable.csv(
          try await store.failedDocuments(), profile: try CSVProfile.named(profile), relativeTo: path.parent)
        try AtomicFile.write(failed, to: path)
        paths.append(path)
      case .markdown(let template):
        let reports = try await MonthlyReports(store: store, name: name)
        for month in try await store.months() {
          _ = try await write(month, of: reports, template: template)
        }
        paths.append(template)
      }
    }
    return paths
  }

  /// Writes one monthly report.
  ///
  /// - Throws: `ledger-…` diagnostics and `output-not-writable`.
  /// - Returns: Where it lies.
  func write(
    _ month: CalendarMonth, of reports: MonthlyReports, template: FilePath
  ) async throws(Diagnostic) -> FilePath {
    let path = MonthlyReport.path(template: template, month: month)
    try AtomicFile.write(Array(try await reports.markdown(of: month, in: path.parent).utf8), to: path)
    return path
  }
}
