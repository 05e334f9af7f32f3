/// Text that would drive a terminal that it reached as it is.
public enum HostileText {
  /// ESC, CSI and OSC sequences, BEL, CR, a C1 control, line separators, and changes of direction.
  public static let sample =
    "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\rx\n\t\u{7f}\u{2028}\u{61c}\u{200f}\u{202E}cba\u{2066}é東🧾"

  /// Returns every scalar of `text` that could drive a terminal; line breaks are the program's own.
  public static func remains(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalar != "\n"
      default: scalar.properties.isBidiControl
      }
    }
  }
}
