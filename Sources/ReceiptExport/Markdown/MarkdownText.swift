internal import ReceiptModel

/// Text from outside as Markdown that renders as exactly that text.
///
/// What has a meaning in CommonMark or GitHub's Markdown is escaped: by a backslash where every renderer
/// knows that, by an entity where some (Python-Markdown, pandoc) do not.
enum MarkdownText {
  /// Returns `text` on one line, fit for a heading, a sentence, a list item or a table cell.
  static func escaped(_ text: String) -> String {
    let words = SingleLineText.from(text).split(separator: " ")
    return escapingLineStart(words.map(escapingWord).joined(separator: " "))
  }

  /// Returns a link to a file that shows the file's name.
  ///
  /// Every byte of the path that is not plain is percent-encoded, so the link is a path whatever the name
  /// is, and never an address of another scheme or host.
  static func link(to path: FilePath, page: Int = 1) -> String {
    let name = SingleLineText.from(path.lastComponent)
    let label = escaped(page > 1 ? "\(name) (page \(page))" : name)
    return "[\(label)](\(address(of: path)))"
  }

  /// Works scalar by scalar, as renderers do: a combining mark after a character must not hide it.
  private static func escapingWord(_ word: Substring) -> String {
    let scalars = Array(word.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "#", "|": result += "\\\(scalar)"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "~", "$": result += "&#\(scalar.value);"
      case "@": result += "@" + nothing
      case ":" where scalars[(index + 1)...].starts(with: "//".unicodeScalars): result += ":" + nothing
      case "." where endsInWWW(scalars[..<index]): result += nothing + "."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func endsInWWW(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.count >= 3 && scalars.suffix(3).allSatisfy { $0 == "w" || $0 == "W" }
  }

  /// Keeps `www.`, `scheme://` and `name@host` from becoming links of their own.
  ///
  /// GitHub's renderer looks for these after it has resolved escapes and entities, so that only something
  /// between the parts keeps them apart: a comment, which no reader sees. It never comes first, because
  /// a line that starts with one is taken for HTML as a whole.
  private static let nothing = "<!-- -->"

  /// Keeps `- x`, `1. x`, `===` and the like from starting a list or making a heading.
  private static func escapingLineStart(_ line: String) -> String {
    guard let first = line.first else { return line }
    if first == "-" || first == "+" { return "\\" + line }
    if line.allSatisfy({ $0 == "=" }) { return "&#61;" + line.dropFirst() }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    guard !digits.isEmpty, let mark = rest.first, ".)".contains(mark), rest.dropFirst().first ?? " " == " "
    else { return line }
    return digits + "\\" + rest
  }

  private static func address(of path: FilePath) -> String {
    var result = ""
    let slashes = path.bytes.prefix { $0 == UInt8(ascii: "/") }.count
    // Two slashes at the start would name a host.
    for byte in path.bytes.dropFirst(max(0, slashes - 1)) {
      if plainInAddress.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return result
  }

  private static let plainInAddress = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/".utf8)
}
