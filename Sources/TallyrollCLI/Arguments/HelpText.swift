/// Writes the help of the program and its commands, for 80 columns.
enum HelpText {
  private static let width = 80
  private static let optionColumn = 24

  /// Returns a command's usage line, without `usage:`.
  static func usage(of command: CommandDescription) -> String {
    (["tallyroll", command.name, "[options]"] + command.operands.map(\.usage)).joined(separator: " ")
  }

  /// Returns a command's whole help.
  static func help(of command: CommandDescription) -> String {
    var lines = ["usage: " + usage(of: command), ""]
    lines += wrapped(command.about, indent: 0)
    lines += ["", "options:"] + command.options.flatMap(entry)
    lines += ["", "exit status:"]
    let statuses = ExitStatus.allCases.filter {
      [.success, .usage].contains($0) || command.statuses.contains($0)
    }
    lines += statuses.map { padded("  \($0.rawValue)", to: 8) + $0.meaning }
    if !command.examples.isEmpty { lines += ["", "examples:"] + command.examples.map { "  " + $0 } }
    return lines.joined(separator: "\n")
  }

  /// Returns the program's help: its commands, and where to read on.
  static func overview(of commands: [CommandDescription]) -> String {
    var lines = ["usage: tallyroll COMMAND [options]", ""]
    lines += wrapped(
      "Turns folders of receipt scans into a ledger, spreadsheets and monthly reports: offline, private "
        + "and repeatable. A pipeline file describes the whole run.", indent: 0)
    lines += ["", "commands:"]
    lines += commands.map { padded("  " + $0.name, to: 14) + $0.summary }
    lines += [
      "", "options:", "  -h, --help            print this help", "      --version         print the version",
      "", "'tallyroll COMMAND --help' describes a command. Results go to standard output,",
      "everything else to standard error.", "", "examples:", "  tallyroll check household.yaml",
      "  tallyroll run household.yaml", "  tallyroll report household.yaml --month 2026-10",
    ]
    return lines.joined(separator: "\n")
  }

  private static func entry(_ option: OptionDescription) -> [String] {
    var head = option.short.map { "  -\($0), --" } ?? "      --"
    head += option.name
    if let value = option.value { head += " " + value }
    let help = option.help + (option.standard.map { " (default: \($0))" } ?? "")
    let text = wrapped(help, indent: optionColumn)
    guard head.count < optionColumn - 1, let first = text.first else { return [head] + text }
    return [padded(head, to: optionColumn) + first.drop { $0 == " " }] + text.dropFirst()
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return (lines + [line]).map { String(repeating: " ", count: indent) + $0 }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
