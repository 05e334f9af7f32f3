public import Diagnostics
import ReceiptModel

extension ReceiptStore {
  /// Counts what is in the ledger.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func counts() throws(Diagnostic) -> LedgerCounts {
    let statement = try connection.prepare(
      """
      SELECT
        (SELECT count(*) FROM documents WHERE state = 'pending'),
        (SELECT count(*) FROM documents WHERE state = 'finished'),
        (SELECT count(*) FROM documents WHERE state = 'failed'),
        (SELECT count(*) FROM documents WHERE state = 'duplicate'),
        (SELECT count(*) FROM receipts),
        (SELECT count(*) FROM receipts WHERE status = 'needs_review'),
        (SELECT count(*) FROM receipts WHERE receipt_date IS NULL)
      """)
    var counts = LedgerCounts()
    guard try statement.step() else { return counts }
    counts.pending = statement.read(0) ?? 0
    counts.finished = statement.read(1) ?? 0
    counts.failed = statement.read(2) ?? 0
    counts.duplicates = statement.read(3) ?? 0
    counts.receipts = statement.read(4) ?? 0
    counts.needsReview = statement.read(5) ?? 0
    counts.undated = statement.read(6) ?? 0
    return counts
  }

  /// The version of the ledger's schema.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func schemaVersion() throws(Diagnostic) -> Int { try connection.schemaVersion() }

  /// Describes the ledger.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func databaseDescription() throws(Diagnostic) -> LedgerDescription {
    LedgerDescription(
      path: connection.ledger.path, sqliteVersion: Connection.libraryVersion,
      schemaVersion: try connection.schemaVersion(),
      journalMode: try connection.first("PRAGMA journal_mode") ?? "",
      size: LedgerFile.size(connection.ledger.path), counts: try counts())
  }

  /// Checks the whole file: its structure, its constraints and its references.
  ///
  /// - Returns: What is wrong, a line each; nothing where all is well.
  /// - Throws: `ledger-…` diagnostics where the check cannot be made.
  public func integrityCheck() throws(Diagnostic) -> [String] {
    var problems: [String] = []
    let structure = try connection.prepare("PRAGMA quick_check")
    while try structure.step() {
      if let line = structure.read(0, as: String.self), line != "ok" { problems.append(line) }
    }
    let references = try connection.prepare("PRAGMA foreign_key_check")
    while try references.step() {
      let table = references.read(0, as: String.self) ?? ""
      let parent = references.read(2, as: String.self) ?? ""
      problems.append("a row of \(table) refers to a row of \(parent) that is missing")
    }
    return problems
  }
}
