import Diagnostics

extension Connection {
  /// Returns the first column of the first row, or `nil` where there is no row or no such value.
  func first<Value: SQLiteRepresentable>(
    _ sql: String, as type: Value.Type = Value.self
  ) throws(Diagnostic) -> Value? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.read(0) : nil
  }

  /// Runs one statement with parameters that gives no rows.
  func run<each Value: SQLiteRepresentable>(
    _ sql: String, _ values: repeat each Value
  ) throws(Diagnostic) {
    try prepare(sql).run(repeat each values)
  }
}
