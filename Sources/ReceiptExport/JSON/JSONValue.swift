/// A JSON value whose objects keep the order of their keys, and whose text is the same everywhere.
public indirect enum JSONValue: Hashable, Sendable {
  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Not known.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number given in hundredths, written with two digits: 97 is `0.97`.
  case hundredths(Int)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Keys with values, in order.
  case object([Member])
}
