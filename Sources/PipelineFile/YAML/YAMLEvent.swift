/// What libyaml found next, and where.
struct YAMLEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case documentStart
    case scalar(YAMLScalar)
    case alias
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case streamEnd
    /// The stream's start and a document's end, which say nothing.
    case other
  }

  var kind: Kind
  /// The anchor (or, of an alias, the name it stands for), without `&` and `*`.
  var anchor: String?
  /// The tag as libyaml spells it out.
  var tag: String?
  /// The line, from 1.
  var line: Int
  /// The column in characters, from 1.
  var column: Int
}
