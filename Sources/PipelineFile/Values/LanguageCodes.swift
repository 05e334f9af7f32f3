/// The shape of Tesseract's language codes, and what people write instead of them.
///
/// Which languages are installed is not a question of the file; `tallyroll check` and `tallyroll doctor` tell.
enum LanguageCodes {
  /// Whether `code` is shaped like the name of a Tesseract language.
  static func isShaped(_ code: String) -> Bool {
    guard meantCodes[code] == nil, !["osd", "equ"].contains(code) else { return false }
    if code.hasPrefix("script/") {
      let name = code.dropFirst("script/".count)
      return !name.isEmpty && name.utf8.allSatisfy { isSmall($0) || isCapital($0) || $0 == UInt8(ascii: "_") }
    }
    let parts = code.split(separator: "_", omittingEmptySubsequences: false)
    return parts.first?.count == 3
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isSmall) }
  }

  /// Returns, in quotes, what should be written for `code`.
  static func meant(by code: String) -> String? {
    let lower = code.lowercased()
    if let code = meantCodes[lower] { return "'\(code)'" }
    if lower.contains("+") { return "each language as an item of its own" }
    return lower != code && isShaped(lower) ? "'\(lower)'" : nil
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static let meantCodes = [
    "en": "eng", "de": "deu", "fr": "fra", "es": "spa", "it": "ita", "nl": "nld", "pt": "por", "pl": "pol",
    "cs": "ces", "cz": "ces", "ms": "msa", "sv": "swe", "da": "dan", "ger": "deu", "fre": "fra", "dut": "nld",
    "cze": "ces", "english": "eng", "german": "deu", "deutsch": "deu", "french": "fra", "spanish": "spa",
    "italian": "ita", "dutch": "nld", "portuguese": "por", "polish": "pol", "czech": "ces",
  ]
}
