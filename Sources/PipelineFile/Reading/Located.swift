import Diagnostics

/// A value and where it stands.
struct Located<Value> {
  var value: Value
  var origin: Origin

  init(_ value: Value, at origin: Origin) {
    self.value = value
    self.origin = origin
  }
}
