import Diagnostics

@testable import ReceiptStore

extension ReceiptStore {
  /// Runs statements on the store's own connection.
  func execute(_ sql: String) throws(Diagnostic) { try connection.execute(sql) }

  /// Returns the rows of a query, each as its values in SQLite's text form joined with `|`.
  func rows(_ sql: String) throws(Diagnostic) -> [String] { try connection.rows(sql) }
}

extension Connection {
  /// Returns the rows of a query, each as its values in SQLite's text form joined with `|`.
  func rows(_ sql: String) throws(Diagnostic) -> [String] {
    let statement = try prepare(sql)
    var rows: [String] = []
    while try statement.step() {
      rows.append((0..<statement.columnCount).map { Self.text(statement.value($0)) }.joined(separator: "|"))
    }
    return rows
  }

  private static func text(_ value: SQLiteValue) -> String {
    switch value {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    case .blob(let bytes): "\(bytes.count) bytes"
    }
  }
}
