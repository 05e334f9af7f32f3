internal import Diagnostics
internal import PipelineFile
internal import ReceiptModel

/// A command line taken apart by a command's description.
///
/// Arguments are kept as the operating system's bytes, because paths may be anything.
struct ParsedArguments: Hashable, Sendable {
  /// The operands, in order.
  var operands: [FilePath] = []
  /// The options that were given, by their long names, each with its values: an empty one where it takes none.
  var options: [String: [FilePath]] = [:]

  /// Returns whether an option was given.
  func has(_ option: OptionDescription) -> Bool { options[option.name] != nil }

  /// Returns the value of an option as a path.
  func path(_ option: OptionDescription) -> FilePath? { options[option.name]?.last }

  /// Returns the value of an option as text.
  func text(_ option: OptionDescription) -> String? {
    path(option).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the value of an option as a whole number of 1 or more.
  ///
  /// - Throws: `option-value-invalid`.
  func count(_ option: OptionDescription, most: Int = .max) throws(Diagnostic) -> Int? {
    let range = most == .max ? "of 1 or more" : "from 1 to \(most)"
    return try value(option, expecting: "a whole number \(range)") { text in
      Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
    }
  }

  /// Returns the number of lanes that is asked for; each is a process, so there is an end to them.
  ///
  /// - Throws: `option-value-invalid`.
  func lanes() throws(Diagnostic) -> Int? { try count(.lanes, most: 256) }

  /// Returns the value of an option as a day.
  ///
  /// - Throws: `option-value-invalid`.
  func date(_ option: OptionDescription) throws(Diagnostic) -> CalendarDate? {
    try value(option, expecting: "a day like 2026-10-31") { CalendarDate(iso: $0) }
  }

  /// Returns the value of an option as a duration of a second or more, and of a year at most.
  ///
  /// - Throws: `value-invalid`, `unit-missing`, `unit-unknown`, `value-out-of-range`.
  func duration(_ option: OptionDescription) throws(Diagnostic) -> Duration? {
    guard let text = text(option) else { return nil }
    return try WrittenDuration.read(
      text, of: "--\(option.name)", milliseconds: 1_000...365 * 86_400_000)
  }

  /// Returns the value of an option as one of a fixed set.
  ///
  /// - Throws: `option-value-invalid`, with a suggestion.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: OptionDescription, of type: Choice.Type
  ) throws(Diagnostic) -> Choice? where Choice.RawValue == String {
    let known = Choice.allCases.map(\.rawValue)
    return try value(option, expecting: "one of " + known.joined(separator: ", "), known: known) {
      Choice(rawValue: $0)
    }
  }

  /// Returns the value of an option as whatever `read` makes of it.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - expected: What a value looks like, for the message.
  ///   - known: The values that there are, for a suggestion.
  ///   - read: Returns the value, or `nil` where the text is none.
  /// - Throws: `option-value-invalid`.
  /// - Returns: The value, or `nil` where the option was not given.
  func value<Value>(
    _ option: OptionDescription, expecting expected: String, known: [String] = [],
    read: (String) -> Value?
  ) throws(Diagnostic) -> Value? {
    guard let text = text(option) else { return nil }
    return try value(of: text, option, expecting: expected, known: known, read: read)
  }

  /// Returns every value of an option that may be repeated, as whatever `read` makes of it.
  ///
  /// - Throws: `option-value-invalid`.
  func values<Value>(
    _ option: OptionDescription, expecting expected: String, read: (String) -> Value?
  ) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    for given in options[option.name] ?? [] {
      let text = String(decoding: given.bytes, as: UTF8.self)
      values.append(try value(of: text, option, expecting: expected, known: [], read: read))
    }
    return values
  }

  private func value<Value>(
    of text: String, _ option: OptionDescription, expecting expected: String, known: [String],
    read: (String) -> Value?
  ) throws(Diagnostic) -> Value {
    if let value = read(text) { return value }
    let suggestion = SpellingSuggestion.nearest(to: text, among: known)
    throw Diagnostic(
      "option-value-invalid", "'\(text)' is no value for '--\(option.name)'",
      fix: suggestion.map { "did you mean '\($0)'?" } ?? "give \(expected)")
  }
}
