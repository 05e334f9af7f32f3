import Diagnostics

/// A key of a YAML mapping, where it stands, and its value.
struct YAMLEntry: Hashable, Sendable {
  var key: String
  var origin: Origin
  var value: YAMLNode
}
