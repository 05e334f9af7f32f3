import ReceiptModel

/// One column of a table, and the field of a `Record` that it holds.
///
/// Each column is declared once, for writing and reading, so that the two cannot drift apart.
struct Column<Record>: Sendable {
  /// The column's name.
  let name: String
  /// The value to store.
  let value: @Sendable (Record) -> SQLiteValue
  /// Puts a stored value into a record; the currency is that of the receipt.
  let assign: @Sendable (inout Record, SQLiteValue, Currency?) -> Void

  /// A column that holds a field as it is.
  init<Value: SQLiteRepresentable>(
    _ name: String, _ field: any WritableKeyPath<Record, Value> & Sendable
  ) {
    self.name = name
    value = { $0[keyPath: field].sqliteValue }
    assign = { record, stored, _ in
      // What cannot be read (a cell edited by hand) stays as it is in a new record: unknown.
      if let value = Value(sqliteValue: stored) { record[keyPath: field] = value }
    }
  }

  /// A column that holds an amount's minor units; the currency stands in the receipt's own column.
  init(_ name: String, _ amount: any WritableKeyPath<Record, Money?> & Sendable) {
    self.name = name
    value = { ($0[keyPath: amount]?.minorUnits).sqliteValue }
    assign = { record, stored, currency in
      record[keyPath: amount] = Int(sqliteValue: stored).map { Money(minorUnits: $0, currency: currency) }
    }
  }

  /// A column that holds a field in a form of its own.
  init(
    _ name: String, value: @escaping @Sendable (Record) -> SQLiteValue,
    assign: @escaping @Sendable (inout Record, SQLiteValue) -> Void
  ) {
    self.name = name
    self.value = value
    self.assign = { record, stored, _ in assign(&record, stored) }
  }
}
