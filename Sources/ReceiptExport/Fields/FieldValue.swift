internal import ReceiptModel

/// The value of one field of one row, before an export format writes it its own way.
enum FieldValue {
  /// Not known.
  case none
  /// Text from a receipt, a rule or this program.
  case text(String)
  /// A number that counts or orders.
  case integer(Int)
  /// An amount of money.
  case amount(Money)
  /// A plain decimal that is no money: a quantity, a rate.
  case decimal(String)
  /// Several texts.
  case list([String])
  /// How sure a reading is, 0 to 1.
  case confidence(Double)
  /// Where a file lies.
  case path(FilePath)
  /// A rectangle on a page.
  case box(Box)
}
