internal import CSQLite
import Diagnostics
import Glibc
import ReceiptModel

/// An error code of SQLite, and what it means to the owner of the ledger.
///
/// SQL text may stand in the diagnostic; bound values, which are personal, are never at hand here.
struct SQLiteFailure {
  /// The extended result code.
  var code: Int32
  /// The `errno` behind it, 0 where there is none.
  var systemError: Int32 = 0
  /// SQLite's own words.
  var message: String
  /// The statement that failed.
  var sql: String?
  /// Which ledger, and how it is open.
  var ledger: LedgerHandleContext

  /// The failure as a diagnostic about the ledger.
  var diagnostic: Diagnostic {
    let origin = Origin(ledger.path.text)
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      return Diagnostic(
        "ledger-locked", "another program kept the ledger locked for longer than the time allowed",
        at: origin,
        fix: "close the program that has the ledger open, then run again; nothing was lost")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      return .ledgerCorrupt(message, at: ledger.path)
    case SQLITE_FULL:
      return .ledgerDiskFull(at: ledger.path)
    case SQLITE_IOERR where systemError == ENOSPC || systemError == EDQUOT:
      return .ledgerDiskFull(at: ledger.path)
    case SQLITE_IOERR where systemError == EISDIR:
      return ledger.isReadOnly
        ? .ledgerNotReadable("it is a folder", at: ledger.path)
        : .ledgerNotWritable("it is a folder", at: ledger.path)
    case SQLITE_IOERR:
      return Diagnostic(
        "ledger-io-error", "reading or writing the ledger failed (\(message), code \(code))", at: origin,
        fix: "check the disk that holds it, then run again; nothing that was stored before was changed")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_AUTH:
      let cannotRead = ledger.isReadOnly && code != SQLITE_READONLY
      return cannotRead
        ? .ledgerNotReadable(message, at: ledger.path) : .ledgerNotWritable(message, at: ledger.path)
    case SQLITE_CONSTRAINT:
      return Diagnostic("ledger-refused", "the ledger refused a value (\(message))\(statement)", at: origin)
    default:
      return Diagnostic(
        "ledger-failed", "SQLite reported an error (\(message), code \(code))\(statement)", at: origin)
    }
  }

  private var statement: String { sql.map { " in '\($0)'" } ?? "" }
}
