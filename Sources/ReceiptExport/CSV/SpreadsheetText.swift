/// Text that a spreadsheet shows and does not run.
///
/// The inverse, for whoever reads such a file back: an apostrophe goes where the rest would have
/// been given one. It is exact, because leading apostrophes count as part of what hides a formula.
enum SpreadsheetText {
  /// Returns `text` with an apostrophe before it where a spreadsheet could take it for a formula.
  static func defused(_ text: String) -> String { startsFormula(text) ? "'" + text : text }

  /// Whether the first character that is no space, quote or invisible mark starts a formula.
  ///
  /// Spreadsheets drop some of these characters when they open a file, and people drop them when they
  /// tidy up; the formula would start then.
  private static func startsFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { !isSkipped($0) }) else { return false }
    return starters.contains(first)
  }

  /// `= + - @`, tab, carriage return, the full-width forms, which spreadsheets of East Asian languages
  /// treat alike, and the true minus sign.
  private static let starters: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}",
  ]

  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    if starters.contains(scalar) { return false }
    return scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      || quotes.contains(scalar)
  }

  private static let quotes: Set<Unicode.Scalar> = [
    "'", "\"", "`", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{FF07}", "\u{FF02}",
  ]
}
