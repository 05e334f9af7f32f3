/// Text made safe to print on a terminal or in a log line.
public enum PlainText {
  /// Returns `text` with every control and format character that could drive a terminal written as an escape.
  ///
  /// C0, DEL and C1 controls, line and paragraph separators, and the bidirectional controls become
  /// `\n`, `\t`, `\u{1b}` and the like; everything else stays as it is.
  public static func escapingControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
