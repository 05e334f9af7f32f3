import Diagnostics

/// A value of a YAML file, with the place where it stands.
struct YAMLNode: Hashable, Sendable {
  /// What the value is.
  enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
    /// Something that is reported already, such as an alias; nothing more is to be said about it.
    case refused
  }

  var content: Content
  var origin: Origin
}
