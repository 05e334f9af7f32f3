public import Diagnostics

/// What a CSV file looks like to the program that opens it.
///
/// There is no one CSV that every program opens well, so each export chooses. All profiles are UTF-8 with
/// the line ends of RFC 4180 (CRLF), ISO dates, and every column always.
public struct CSVProfile: Hashable, Sendable {
  /// The name that a pipeline file or command line chooses the profile by.
  public let name: String
  /// Whether the file starts with a byte order mark, by which Excel tells UTF-8 from the old code pages.
  public let hasByteOrderMark: Bool
  /// The character between cells, an ASCII character.
  public let delimiter: UInt8
  /// The character before the decimal digits of a number.
  public let decimalMark: Character

  /// For programs, and the default: no byte order mark, comma, decimal point.
  public static let standard = CSVProfile(
    name: "standard", hasByteOrderMark: false, delimiter: UInt8(ascii: ","), decimalMark: ".")

  /// For Excel where its language is English, and others that write 1234.50: byte order mark, comma, point.
  public static let excel = CSVProfile(
    name: "excel", hasByteOrderMark: true, delimiter: UInt8(ascii: ","), decimalMark: ".")

  /// For Excel where it writes 1234,50 (German, French, Italian, Polish and most of Europe): byte order
  /// mark, semicolon, decimal comma.
  ///
  /// Excel splits lines at the list separator of the computer's region, and offers no way for a file to
  /// say another one without breaking its own reading of UTF-8; hence two profiles.
  public static let excelSemicolon = CSVProfile(
    name: "excel-semicolon", hasByteOrderMark: true, delimiter: UInt8(ascii: ";"), decimalMark: ",")

  /// Every profile.
  public static let all = [standard, excel, excelSemicolon]

  /// Returns the profile of that name.
  ///
  /// - Throws: `unknown-profile` where there is none.
  public static func named(_ name: String) throws(Diagnostic) -> CSVProfile {
    if let profile = all.first(where: { $0.name == name }) { return profile }
    let names = all.map(\.name)
    let fix =
      SpellingSuggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "choose one of \(names.joined(separator: ", "))"
    throw Diagnostic("unknown-profile", "unknown CSV profile '\(name)'", fix: fix)
  }
}
