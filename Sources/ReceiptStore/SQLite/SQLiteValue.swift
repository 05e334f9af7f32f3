/// A value as SQLite stores it.
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])
}
