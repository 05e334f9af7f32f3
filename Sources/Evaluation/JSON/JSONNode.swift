/// A JSON value as it was read; numbers keep their text, so that none is rounded.
indirect enum JSONNode: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  /// Keys with values; of a key that is given twice, the last counts.
  case object([String: JSONNode])

  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
