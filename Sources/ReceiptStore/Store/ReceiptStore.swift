public import Diagnostics
public import ReceiptModel

/// The ledger: documents, the words read from them, and receipts, in one SQLite file.
///
/// The actor is the only writer of this process and works on a queue of its own, so that waiting for
/// the disk or for another process never holds up anything else. The file is closed when the last
/// reference goes. No method is affected by cancellation: what was begun is finished.
public actor ReceiptStore {
  let connection: Connection
  private let executor: StoreExecutor
  private let now: @Sendable () -> Int

  /// The queue that the actor works on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a ledger for reading and writing, making it, and the folders that lead to it, where missing.
  ///
  /// An older ledger is brought to the newest schema. A new one can be read by its owner only.
  ///
  /// - Parameters:
  ///   - path: Where the ledger lies.
  ///   - busyTimeout: How long to wait for another process that is writing.
  ///   - now: Tells the time in seconds since 1970, for run times and `created_at`.
  /// - Returns: The open ledger.
  /// - Throws: `ledger-not-ours`, `ledger-too-new`, `ledger-corrupt`, `ledger-locked`,
  ///   `ledger-not-writable`, `ledger-disk-full`, `ledger-io-error`.
  public static func open(
    at path: FilePath, busyTimeout: Duration = .seconds(10), now: @escaping @Sendable () -> Int
  ) async throws(Diagnostic) -> ReceiptStore {
    try await open(at: path, busyTimeout: busyTimeout, migrations: Migration.all, now: now)
  }

  /// Opens a ledger for reading, while a run may be writing it, or where it cannot be written.
  ///
  /// - Throws: `ledger-missing`, `ledger-not-readable`, `ledger-outdated` (an older schema),
  ///   `ledger-not-ours`, `ledger-too-new`, `ledger-corrupt`, `ledger-locked`, `ledger-io-error`.
  public static func openReadOnly(
    at path: FilePath, busyTimeout: Duration = .seconds(10)
  ) async throws(Diagnostic) -> ReceiptStore {
    let executor = StoreExecutor()
    let opened = await executor.run {
      Result { () throws(Diagnostic) in
        try ReceiptStore(readingAt: path, busyTimeout: busyTimeout, executor: executor)
      }
    }
    return try opened.get()
  }

  static func open(
    at path: FilePath, busyTimeout: Duration, migrations: [Migration], now: @escaping @Sendable () -> Int
  ) async throws(Diagnostic) -> ReceiptStore {
    let executor = StoreExecutor()
    let opened = await executor.run {
      Result { () throws(Diagnostic) in
        try ReceiptStore(
          at: path, busyTimeout: busyTimeout, migrations: migrations, executor: executor, now: now)
      }
    }
    return try opened.get()
  }

  private init(
    at path: FilePath, busyTimeout: Duration, migrations: [Migration], executor: StoreExecutor,
    now: @escaping @Sendable () -> Int
  ) throws(Diagnostic) {
    try LedgerFile.create(at: path)
    let connection = try Connection(path, access: .readWrite, busyTimeout: busyTimeout)
    _ = try connection.checkedSchemaVersion(newest: migrations.last?.version ?? 0)
    try connection.prepareForWriting()
    try connection.migrate(migrations)
    self.executor = executor
    self.now = now
    self.connection = connection
  }

  private init(readingAt path: FilePath, busyTimeout: Duration, executor: StoreExecutor) throws(Diagnostic) {
    self.executor = executor
    now = { 0 }
    connection = try Connection.reading(path, busyTimeout: busyTimeout)
  }

  /// The time as the ledger writes it.
  var timestamp: String { Timestamp.text(secondsSince1970: now()) }
}
