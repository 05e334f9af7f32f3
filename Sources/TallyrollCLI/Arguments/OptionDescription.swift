/// An option of a command: how it is written, and what its help says.
struct OptionDescription: Hashable, Sendable {
  /// The long name, without the hyphens.
  var name: String
  /// The letter or digit that stands for it after a single hyphen.
  var short: Character?
  /// What the value is called in the help, or `nil` for an option that takes none.
  var value: String?
  /// One sentence on what it does, without a full stop.
  var help: String
  /// What happens where it is not given, where that needs saying.
  var standard: String?
  /// Whether it may be given more than once.
  var repeats: Bool

  /// Creates a description of an option.
  init(
    _ name: String, short: Character? = nil, value: String? = nil, _ help: String, standard: String? = nil,
    repeats: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.standard = standard
    self.repeats = repeats
  }
}

extension OptionDescription {
  /// `--help`, which every command takes.
  static let help = OptionDescription("help", short: "h", "print this help")
  /// `--quiet`.
  static let quiet = OptionDescription(
    "quiet", short: "q", "print nothing on standard error while all is well")
  /// `--json`.
  static let json = OptionDescription("json", "print the result as JSON")
  /// `--lanes N`.
  static let lanes = OptionDescription(
    "lanes", value: "N", "read N documents at once, each in a process of its own",
    standard: "the pipeline's, or one for each usable core")
  /// `--from DATE`.
  static let from = OptionDescription(
    "from", value: "DATE", "take receipts of this day and later (YYYY-MM-DD)")
  /// `--to DATE`.
  static let to = OptionDescription("to", value: "DATE", "take receipts up to and with this day (YYYY-MM-DD)")
  /// `--merchant TEXT`.
  static let merchant = OptionDescription(
    "merchant", value: "TEXT", "take receipts whose merchant's name contains TEXT, in any case")
  /// `--category NAME`.
  static let category = OptionDescription("category", value: "NAME", "take receipts of this category")
}
