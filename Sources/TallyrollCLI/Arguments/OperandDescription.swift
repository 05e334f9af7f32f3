/// What a command takes besides options.
struct OperandDescription: Hashable, Sendable {
  /// How often an operand may stand.
  enum Count: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Any number of times.
    case many
  }

  /// What it is called in the help.
  var name: String
  /// How often it may stand.
  var count: Count

  /// Creates a description of an operand.
  init(_ name: String, _ count: Count = .one) {
    self.name = name
    self.count = count
  }

  /// The operand as the usage line shows it.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .many: "[\(name) …]"
    }
  }
}
