/// A command as the user sees it: what it takes and what its help says.
struct CommandDescription: Hashable, Sendable {
  /// The command's name.
  var name: String
  /// What it does, in a few words, for the list of commands.
  var summary: String
  /// What it takes besides options, in order.
  var operands: [OperandDescription]
  /// One paragraph on what it does.
  var about: String
  /// Its options; `--help` is added.
  var options: [OptionDescription]
  /// How it may end, besides 0, 2 and 70.
  var statuses: [ExitStatus]
  /// Command lines that someone could type.
  var examples: [String]

  /// Creates a description of a command.
  init(
    _ name: String, summary: String, operands: [OperandDescription] = [], about: String,
    options: [OptionDescription] = [], statuses: [ExitStatus] = [], examples: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.about = about
    self.options = options + [.help]
    self.statuses = statuses
    self.examples = examples
  }
}
