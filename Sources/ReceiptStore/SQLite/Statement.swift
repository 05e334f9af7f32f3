internal import CSQLite
import Diagnostics

/// Owns one prepared statement, finalised once.
///
/// A statement is prepared where it is used and kept for as many rows as that use has: preparing
/// costs some 10 µs, and no method needs more than a dozen, so there is no cache to keep right.
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let ledger: LedgerHandleContext

  init(_ sql: String, database: OpaquePointer, ledger: LedgerHandleContext) throws(Diagnostic) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else {
      throw Connection.failure(code, database: database, sql: sql, ledger: ledger)
    }
    handle = prepared
    self.ledger = ledger
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds the parameters, in order, and goes back to before the first row.
  func bind(_ values: [SQLiteValue]) throws(Diagnostic) {
    precondition(
      values.count == Int(sqlite3_bind_parameter_count(handle)), "a statement takes all of its parameters")
    // The result repeats the error of the last step, which was thrown then.
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw failure(code) }
    }
  }

  /// Binds the parameters, in order, and goes back to before the first row.
  func bind<each Value: SQLiteRepresentable>(_ values: repeat each Value) throws(Diagnostic) {
    var list: [SQLiteValue] = []
    for value in repeat each values { list.append(value.sqliteValue) }
    try bind(list)
  }

  /// Runs a statement that gives no rows.
  func run(_ values: [SQLiteValue]) throws(Diagnostic) {
    try bind(values)
    while try step() {}
  }

  /// Runs a statement that gives no rows.
  func run<each Value: SQLiteRepresentable>(_ values: repeat each Value) throws(Diagnostic) {
    try bind(repeat each values)
    while try step() {}
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  func step() throws(Diagnostic) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(code)
    }
  }

  /// How many columns the rows have.
  var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// Returns a column of the current row, counted from 0.
  func value(_ column: Int) -> SQLiteValue {
    precondition((0..<columnCount).contains(column), "the statement has no such column")
    let column = Int32(column)
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(handle, column)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      return .text(
        withBytes(sqlite3_column_text(handle, column), of: column) { String(decoding: $0, as: UTF8.self) })
    case SQLITE_BLOB: return .blob(bytes(Int(column)))
    default: return .null
    }
  }

  /// Returns a column of the current row as the type that the caller expects, `nil` for anything else.
  func read<Value: SQLiteRepresentable>(_ column: Int, as type: Value.Type = Value.self) -> Value? {
    Value(sqliteValue: value(column))
  }

  /// Returns the bytes of a text or blob column of the current row, counted from 0.
  func bytes(_ column: Int) -> [UInt8] {
    withBytes(sqlite3_column_blob(handle, Int32(column)), of: Int32(column)) { Array($0) }
  }

  /// Lends `body` the bytes of a column.
  ///
  /// "The pointers returned are valid until a type conversion occurs … or until sqlite3_step(),
  /// sqlite3_reset() or sqlite3_finalize() is called" (sqlite.org/c3ref/column_blob.html), so the bytes
  /// are copied within `body`. An empty value has a null pointer.
  private func withBytes<Result>(
    _ pointer: UnsafeRawPointer?, of column: Int32, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    body(UnsafeRawBufferPointer(start: pointer, count: Int(sqlite3_column_bytes(handle, column))))
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { utf8 in
        // An empty buffer may have no address, and a null pointer would bind NULL.
        utf8.withMemoryRebound(to: CChar.self) { characters in
          guard let start = characters.baseAddress else {
            return sqlite3_bind_text(handle, index, "", 0, nil)
          }
          return sqlite3_bind_text(
            handle, index, start, Int32(characters.count), tallyroll_sqlite_transient())
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress, !buffer.isEmpty else {
          return sqlite3_bind_zeroblob(handle, index, 0)
        }
        return sqlite3_bind_blob64(handle, index, start, UInt64(buffer.count), tallyroll_sqlite_transient())
      }
    }
  }

  private func failure(_ code: Int32) -> Diagnostic {
    Connection.failure(
      code, database: sqlite3_db_handle(handle), sql: sqlite3_sql(handle).map { String(cString: $0) },
      ledger: ledger)
  }
}
