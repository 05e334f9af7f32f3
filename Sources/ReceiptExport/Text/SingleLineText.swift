internal import ReceiptModel

/// Text that stays on its line and shows what it is.
///
/// One record a line keeps exports fit for line-based tools; control characters and the bidirectional
/// controls, which could make text read as something else, have no place in a table.
enum SingleLineText {
  /// Returns `text` with each run of line breaks and tabs as one space, and without other controls.
  static func from(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isBreak($0) || isControl($0) }) else { return text }
    var result = String.UnicodeScalarView()
    var isAfterBreak = false
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if !isAfterBreak { result.append(" ") }
        isAfterBreak = true
      } else if !isControl(scalar) {
        result.append(scalar)
        isAfterBreak = false
      }
    }
    return String(result)
  }

  /// Returns a path's text with controls as the `\x0A` escapes that `FilePath(text:)` reads, so that it
  /// stays on its line and still names the file.
  static func from(_ path: FilePath) -> String {
    var result = ""
    for scalar in path.text.unicodeScalars {
      if isBreak(scalar) || isControl(scalar) {
        for byte in String(scalar).utf8 {
          let hex = String(byte, radix: 16, uppercase: true)
          result += hex.count == 1 ? "\\x0\(hex)" : "\\x\(hex)"
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar ends a line somewhere, or is a tab.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }

  /// Whether a scalar is a control, or changes the direction of the text around it.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
