internal import ReceiptModel

/// One named field of a row, the same in every export format.
struct ExportField<Row>: Sendable {
  /// The name: a CSV column, a JSON key.
  let name: String
  /// Returns the field's value in a row.
  let value: @Sendable (Row) -> FieldValue

  static func text(_ name: String, _ value: @escaping @Sendable (Row) -> String?) -> Self {
    Self(name: name) { row in value(row).map(FieldValue.text) ?? .none }
  }

  static func integer(_ name: String, _ value: @escaping @Sendable (Row) -> Int?) -> Self {
    Self(name: name) { row in value(row).map(FieldValue.integer) ?? .none }
  }

  static func amount(_ name: String, _ value: @escaping @Sendable (Row) -> Money?) -> Self {
    Self(name: name) { row in value(row).map(FieldValue.amount) ?? .none }
  }

  static func decimal(_ name: String, _ value: @escaping @Sendable (Row) -> String?) -> Self {
    Self(name: name) { row in value(row).map(FieldValue.decimal) ?? .none }
  }

  static func list(_ name: String, _ value: @escaping @Sendable (Row) -> [String]) -> Self {
    Self(name: name) { row in .list(value(row)) }
  }

  static func confidence(_ name: String, _ value: @escaping @Sendable (Row) -> Double) -> Self {
    Self(name: name) { row in .confidence(value(row)) }
  }

  static func path(_ name: String, _ value: @escaping @Sendable (Row) -> FilePath) -> Self {
    Self(name: name) { row in .path(value(row)) }
  }

  static func box(_ name: String, _ value: @escaping @Sendable (Row) -> Box?) -> Self {
    Self(name: name) { row in value(row).map(FieldValue.box) ?? .none }
  }

  /// A field that a later stage will fill; it is there already so that no reader meets a new column.
  static func unfilled(_ name: String) -> Self { Self(name: name) { _ in .none } }
}
