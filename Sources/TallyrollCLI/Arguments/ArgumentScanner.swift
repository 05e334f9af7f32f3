internal import Diagnostics
internal import ReceiptModel

/// Takes command lines apart.
///
/// Long options take their value after `=` or as the next argument; short ones may be joined (`-0q`);
/// `--` ends the options, and a lone `-` is an operand. Nothing is abbreviated, and only what
/// ``OptionDescription/repeats`` is given twice.
struct ArgumentScanner {
  private let command: CommandDescription
  private var rest: ArraySlice<FilePath>
  private var parsed = ParsedArguments()

  /// Returns `arguments` taken apart as the command describes.
  ///
  /// Where `--help` is among them, missing operands are no error.
  ///
  /// - Throws: A usage diagnostic: `option-unknown`, `option-repeated`, `option-value-missing`,
  ///   `option-value-unexpected`, `operand-missing` or `operand-unexpected`.
  static func scan(
    _ arguments: some Sequence<FilePath>, for command: CommandDescription
  ) throws(Diagnostic) -> ParsedArguments {
    var scanner = ArgumentScanner(command: command, rest: Array(arguments)[...])
    try scanner.scanAll()
    return scanner.parsed
  }

  private init(command: CommandDescription, rest: ArraySlice<FilePath>) {
    self.command = command
    self.rest = rest
  }

  private mutating func scanAll() throws(Diagnostic) {
    let hyphen = UInt8(ascii: "-")
    while let argument = rest.popFirst() {
      if argument.bytes == [hyphen, hyphen] {
        parsed.operands += rest
        break
      } else if argument.bytes.starts(with: [hyphen, hyphen]) {
        try scanLong(argument.bytes.dropFirst(2))
      } else if argument.bytes.first == hyphen, argument.bytes.count > 1 {
        try scanShort(argument.bytes.dropFirst())
      } else {
        parsed.operands.append(argument)
      }
    }
    if !parsed.has(.help) { try checkOperands() }
  }

  private mutating func scanLong(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) {
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    let value = bytes.firstIndex(of: UInt8(ascii: "=")).map { FilePath(bytes: bytes[($0 + 1)...]) }
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw unknown("--" + name, known: command.options.map { "--" + $0.name })
    }
    if option.value == nil, value != nil {
      throw Diagnostic(
        "option-value-unexpected", "option '--\(name)' takes no value", fix: "write '--\(name)' alone")
    }
    try take(option, written: "--" + name, value: value)
  }

  private mutating func scanShort(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) {
    for letter in String(decoding: bytes, as: UTF8.self) {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", known: [])
      }
      try take(option, written: "-\(letter)", value: nil)
    }
  }

  private mutating func take(
    _ option: OptionDescription, written: String, value: FilePath?
  ) throws(Diagnostic) {
    guard option.repeats || parsed.options[option.name] == nil else {
      throw Diagnostic("option-repeated", "option '\(written)' is given twice", fix: "give it once")
    }
    guard let name = option.value else {
      parsed.options[option.name] = [FilePath("")]
      return
    }
    let next = value ?? (rest.first?.bytes.starts(with: Array("--".utf8)) == true ? nil : rest.popFirst())
    guard let next, !next.bytes.isEmpty else {
      throw Diagnostic(
        "option-value-missing", "option '\(written)' needs a value", fix: "write '\(written) \(name)'")
    }
    parsed.options[option.name, default: []].append(next)
  }

  private func checkOperands() throws(Diagnostic) {
    let required = command.operands.prefix { $0.count == .one }
    guard parsed.operands.count >= required.count else {
      throw Diagnostic(
        "operand-missing", "'\(command.name)' needs \(required[parsed.operands.count].name)",
        fix: "write '\(HelpText.usage(of: command))'")
    }
    guard !command.operands.contains(where: { $0.count == .many }),
      parsed.operands.count > command.operands.count
    else { return }
    let extra = parsed.operands[command.operands.count]
    throw Diagnostic(
      "operand-unexpected", "'\(command.name)' takes no '\(extra.text)'",
      fix: "write '\(HelpText.usage(of: command))'")
  }

  private func unknown(_ option: String, known: [String]) -> Diagnostic {
    let suggestion = SpellingSuggestion.nearest(to: option, among: known)
    return Diagnostic(
      "option-unknown", "'\(command.name)' has no option '\(option)'",
      fix: suggestion.map { "did you mean '\($0)'?" } ?? "see 'tallyroll \(command.name) --help'")
  }
}
