import Diagnostics
import ReceiptModel

extension Connection {
  /// Sets what a connection that writes needs.
  ///
  /// `synchronous = FULL` makes a commit wait until the disk has it. With NORMAL a power cut could take
  /// back the last commits of a WAL database, after the caller was told that they are kept and has
  /// perhaps moved the scan away. It costs one `fsync` a document, a thousandth of its recognition.
  func prepareForWriting() throws(Diagnostic) {
    try prepareForReading()
    // A file system without shared memory answers with another mode, which works as safely.
    _ = try first("PRAGMA journal_mode = WAL", as: String.self)
    try execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      """)
  }

  /// Opens an existing ledger for reading.
  ///
  /// - Throws: `ledger-missing`, `ledger-outdated` and what opening throws.
  static func reading(_ path: FilePath, busyTimeout: Duration) throws(Diagnostic) -> Connection {
    guard LedgerFile.exists(path) else { throw .ledgerMissing(at: path) }
    do throws(Diagnostic) {
      return try reading(path, access: .readOnly, busyTimeout: busyTimeout)
    } catch {
      // A WAL database wants a file for shared memory beside it. Where it cannot be made, nobody can
      // be writing, and without a log the file alone is the whole ledger.
      let log = FilePath(bytes: path.bytes + Array("-wal".utf8))
      guard error.id == "ledger-not-readable", LedgerFile.size(log) == 0 else { throw error }
      return try reading(path, access: .immutable, busyTimeout: busyTimeout)
    }
  }

  private static func reading(
    _ path: FilePath, access: Access, busyTimeout: Duration
  ) throws(Diagnostic) -> Connection {
    let connection = try Connection(path, access: access, busyTimeout: busyTimeout)
    let newest = Migration.all.last?.version ?? 0
    switch try connection.checkedSchemaVersion(newest: newest) {
    case newest: break
    case 0: throw .ledgerMissing(at: path)
    case let version:
      throw Diagnostic(
        "ledger-outdated", "the ledger has an older schema (\(version) instead of \(newest))",
        at: Origin(path.text), fix: "run 'tallyroll run' once, which brings it up to date")
    }
    try connection.prepareForReading()
    return connection
  }

  /// Guards against what a damaged or hostile database file could do, and keeps personal data out of
  /// temporary files.
  private func prepareForReading() throws(Diagnostic) {
    try execute(
      """
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY;
      """)
  }
}
