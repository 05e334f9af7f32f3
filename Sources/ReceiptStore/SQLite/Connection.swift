internal import CSQLite
import Diagnostics
import ReceiptModel

/// Owns one connection to a database file, closed once.
///
/// It is opened without SQLite's own mutexes: the ``ReceiptStore`` actor that owns it lets one caller
/// in at a time.
struct Connection: ~Copyable {
  /// What a connection may do.
  enum Access {
    /// Reads and writes a file that exists.
    case readWrite
    /// Reads only, beside a writer.
    case readOnly
    /// Reads a file that nobody writes, without taking locks or needing files beside it.
    case immutable
  }

  /// How long to wait for a lock, in milliseconds, where one was waited for in vain already.
  private static let impatience: Int32 = 50

  private let handle: OpaquePointer
  private let busyTimeout: Int32
  /// Where the database lies, and how it is open.
  let ledger: LedgerHandleContext

  /// Opens an existing file.
  ///
  /// - Throws: `ledger-not-writable`, `ledger-not-readable` and the like. A file that is no database
  ///   shows only in the first statement.
  init(_ path: FilePath, access: Access, busyTimeout: Duration) throws(Diagnostic) {
    let ledger = LedgerHandleContext(path: path, isReadOnly: access != .readWrite)
    guard !LedgerFile.isSpecial(path) else {
      let what = "it is a pipe, socket or device"
      throw ledger.isReadOnly ? .ledgerNotReadable(what, at: path) : .ledgerNotWritable(what, at: path)
    }
    let mode = access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
    let uri = access == .immutable ? SQLITE_OPEN_URI : 0
    let flags = mode | uri | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = Self.fileName(path, access: access).withUnsafeBufferPointer { name in
      sqlite3_open_v2(name.baseAddress, &opened, flags, nil)
    }
    guard code == SQLITE_OK, let opened else {
      // "Whether or not an error occurs when it is opened, resources associated with the database
      // connection handle should be released by passing it to sqlite3_close()"
      // (sqlite.org/c3ref/open.html).
      defer { sqlite3_close_v2(opened) }
      throw Self.failure(code, database: opened, sql: nil, ledger: ledger)
    }
    guard access != .readWrite || sqlite3_db_readonly(opened, "main") == 0 else {
      // SQLite falls back to reading where it may not write.
      sqlite3_close_v2(opened)
      throw .ledgerNotWritable("no permission", at: path)
    }
    self.busyTimeout = Int32(clamping: busyTimeout.microseconds / 1000)
    sqlite3_busy_timeout(opened, self.busyTimeout)
    handle = opened
    self.ledger = ledger
  }

  deinit { sqlite3_close_v2(handle) }

  /// Takes the lock for writing, and with it begins a transaction.
  ///
  /// Whoever holds the lock for too long is waited for once, and not by each who comes after, until it was to
  /// be had again.
  func beginWriting() throws(Diagnostic) {
    do throws(Diagnostic) { try execute("BEGIN IMMEDIATE") } catch {
      if error.id == "ledger-locked" { sqlite3_busy_timeout(handle, min(Self.impatience, busyTimeout)) }
      throw error
    }
    sqlite3_busy_timeout(handle, busyTimeout)
  }

  /// Runs one or more statements that give no rows.
  func execute(_ sql: String) throws(Diagnostic) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else {
      throw Self.failure(code, database: handle, sql: sql, ledger: ledger)
    }
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(Diagnostic) -> Statement {
    try Statement(sql, database: handle, ledger: ledger)
  }

  /// The row number of the last insertion.
  var lastInsertedID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// How many rows the last statement inserted, changed or removed.
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The library's version, for example `3.40.1`.
  static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  static func failure(
    _ code: Int32, database: OpaquePointer?, sql: String?, ledger: LedgerHandleContext
  ) -> Diagnostic {
    let message = String(cString: database.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    let systemError = database.map { sqlite3_system_errno($0) } ?? 0
    return SQLiteFailure(code: code, systemError: systemError, message: message, sql: sql, ledger: ledger)
      .diagnostic
  }

  /// Returns the zero-terminated name for SQLite.
  ///
  /// Debian's SQLite takes `file:` names as URIs and `:memory:` and the empty name as no file at all,
  /// so a relative path always starts with `./`.
  private static func fileName(_ path: FilePath, access: Access) -> [CChar] {
    let plain = path.isAbsolute ? path.bytes : Array("./".utf8) + path.bytes
    guard access == .immutable else { return (plain + [0]).map { CChar(bitPattern: $0) } }
    let unreserved = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-".utf8)
    var name = Array("file:".utf8)
    for byte in plain {
      if unreserved.contains(byte) {
        name.append(byte)
      } else {
        let hex = String(byte, radix: 16)
        name += Array((hex.count == 1 ? "%0" : "%").utf8) + Array(hex.utf8)
      }
    }
    return (name + Array("?immutable=1".utf8) + [0]).map { CChar(bitPattern: $0) }
  }
}
