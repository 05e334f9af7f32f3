public import ReceiptModel

/// A ledger as `doctor` shows it.
public struct LedgerDescription: Hashable, Sendable {
  /// Where it lies.
  public var path: FilePath
  /// SQLite's version, for example `3.40.1`.
  public var sqliteVersion: String
  /// The version of the ledger's schema.
  public var schemaVersion: Int
  /// SQLite's journal mode; `wal` lets readers read while a run writes.
  public var journalMode: String
  /// The size of the main file in bytes.
  public var size: Int
  /// What is in it.
  public var counts: LedgerCounts
}
