import Diagnostics
import ReceiptModel

extension Connection {
  /// `TLRL` in ASCII: what tells a ledger from other databases.
  static var applicationID: Int { 0x544C_524C }

  /// The schema version, 0 for a new ledger.
  func schemaVersion() throws(Diagnostic) -> Int { try first("PRAGMA user_version") ?? 0 }

  /// Checks that the file is a ledger of this program, or empty, and not from a later version.
  ///
  /// Changes nothing.
  ///
  /// - Returns: The schema version, 0 for a new ledger.
  /// - Throws: `ledger-not-ours`, `ledger-too-new`; `ledger-corrupt` where it is no database.
  func checkedSchemaVersion(newest: Int) throws(Diagnostic) -> Int {
    // One snapshot: another process may be making the ledger between two of these questions.
    guard isInTransaction else {
      return try snapshot { () throws(Diagnostic) in try checkedSchemaVersion(newest: newest) }
    }
    let version = try schemaVersion()
    let application: Int = try first("PRAGMA application_id") ?? 0
    let objects: Int = try first("SELECT count(*) FROM sqlite_schema") ?? 0
    let isNew = application == 0 && version == 0 && objects == 0
    guard isNew || application == Self.applicationID else {
      throw Diagnostic(
        "ledger-not-ours", "the file is a database of another program", at: Origin(ledger.path.text),
        fix: "set 'database' to another place; this file was not changed")
    }
    guard version <= newest else {
      throw Diagnostic(
        "ledger-too-new",
        "the ledger was written by a later version (its schema is \(version), this program's is \(newest))",
        at: Origin(ledger.path.text), fix: "update tallyroll; the ledger was not changed")
    }
    return version
  }

  /// Brings the ledger to the newest version, one transaction a step.
  ///
  /// A step that fails leaves the ledger at the version before it. Another process may be at the same
  /// work, so each step looks again when it has the write lock.
  func migrate(_ migrations: [Migration]) throws(Diagnostic) {
    let newest = migrations.last?.version ?? 0
    guard try checkedSchemaVersion(newest: newest) < newest else { return }
    for migration in migrations {
      try transaction { () throws(Diagnostic) in
        guard try checkedSchemaVersion(newest: newest) == migration.version - 1 else { return }
        try execute(migration.sql)
        try execute(
          """
          PRAGMA application_id = \(Self.applicationID);
          PRAGMA user_version = \(migration.version);
          """)
      }
    }
  }
}
