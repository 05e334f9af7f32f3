import ReceiptModel

/// A type that fits in a column.
protocol SQLiteRepresentable: Sendable {
  /// The value to store.
  var sqliteValue: SQLiteValue { get }

  /// Reads a stored value, or `nil` where it is none of this type.
  init?(sqliteValue: SQLiteValue)
}

extension Int: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .integer(self) }

  init?(sqliteValue: SQLiteValue) {
    guard case .integer(let number) = sqliteValue else { return nil }
    self = number
  }
}

extension Bool: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }

  init?(sqliteValue: SQLiteValue) {
    guard case .integer(let number) = sqliteValue else { return nil }
    self = number != 0
  }
}

extension Double: SQLiteRepresentable {
  /// SQLite stores "not a number" as NULL, which would fail where a column must have a value.
  var sqliteValue: SQLiteValue { .real(isNaN ? 0 : self) }

  init?(sqliteValue: SQLiteValue) {
    guard case .real(let number) = sqliteValue else { return nil }
    self = number
  }
}

extension String: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .text(self) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self = text
  }
}

extension [UInt8]: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .blob(self) }

  init?(sqliteValue: SQLiteValue) {
    guard case .blob(let bytes) = sqliteValue else { return nil }
    self = bytes
  }
}

extension Optional: SQLiteRepresentable where Wrapped: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { self?.sqliteValue ?? .null }

  init?(sqliteValue: SQLiteValue) { self = Wrapped(sqliteValue: sqliteValue) }
}

extension SQLiteRepresentable where Self: RawRepresentable, RawValue == String {
  var sqliteValue: SQLiteValue { .text(rawValue) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self.init(rawValue: text)
  }
}

extension ReceiptStatus: SQLiteRepresentable {}
extension DocumentType: SQLiteRepresentable {}
extension CurrencySource: SQLiteRepresentable {}
extension PaymentMethod: SQLiteRepresentable {}

extension FilePath: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .text(text) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self.init(text: text)
  }
}

extension CalendarDate: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .text(description) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self.init(iso: text)
  }
}

extension TimeOfDay: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .text(description) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self.init(iso: text)
  }
}

extension Currency: SQLiteRepresentable {
  var sqliteValue: SQLiteValue { .text(code) }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    self.init(code: text)
  }
}

extension Box: SQLiteRepresentable {
  /// `x,y,width,height` in pixels.
  var sqliteValue: SQLiteValue { .text("\(x),\(y),\(width),\(height)") }

  init?(sqliteValue: SQLiteValue) {
    guard case .text(let text) = sqliteValue else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard isPlausible else { return nil }
  }
}
