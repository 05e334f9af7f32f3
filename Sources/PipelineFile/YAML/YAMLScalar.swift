/// A single value as it was written: its text, and whether in quotes.
struct YAMLScalar: Hashable, Sendable {
  var text: String
  /// Whether it was written without quotes (and not as a block of text).
  var isPlain: Bool

  /// Whether there is nothing: `key:`, or YAML's words for it.
  var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}
