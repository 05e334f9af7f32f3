import PipelineEngine
import ReceiptModel

/// Lines of YAML in the making.
struct ResolvedText {
  private(set) var text = ""

  mutating func line(_ depth: Int, _ key: String, _ value: String? = nil) {
    text += indentation(depth) + key + ":" + (value.map { " " + $0 } ?? "") + "\n"
  }

  mutating func item(_ depth: Int, _ value: String) { text += indentation(depth) + "- " + value + "\n" }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension String {
  /// A YAML list on one line.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// A duration with its unit; what is below a millisecond is left out.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return Measure.duration.text(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  /// A path as YAML text.
  static func path(_ path: FilePath) -> String {
    text(String(validating: path.bytes, as: UTF8.self) ?? path.text)
  }

  /// Text as YAML: as it is where it can be taken for nothing else, or else in double quotes.
  static func text(_ text: String) -> String {
    let letters = text.unicodeScalars
    let startsPlain = letters.first.map { $0.properties.isAlphabetic || $0 == "/" || $0 == "." } ?? false
    let isPlain = letters.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "/._-+".unicodeScalars.contains($0)
    }
    let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
    let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    if startsPlain, isPlain, !isWord, !isNumber { return text }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static let unprintable: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case _ where unprintable.contains(scalar.properties.generalCategory):
      "\\U" + String(String(0x1_0000_0000 + Int(scalar.value), radix: 16).dropFirst())
    default: String(scalar)
    }
  }
}
