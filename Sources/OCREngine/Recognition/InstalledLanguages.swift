internal import CImaging
internal import Diagnostics

/// The languages that Tesseract has data for on this machine.
enum InstalledLanguages {
  /// Returns the codes, sorted, without the data that are no language (`osd`, `equ`).
  static func all() -> [String] {
    guard let api = TessBaseAPICreate() else { return [] }
    defer { TessBaseAPIDelete(api) }
    TesseractAPI.silence(api)
    // The data's folder is known only after a start, which may fail: no language has an empty name.
    _ = TessBaseAPIInit2(api, nil, "none", OEM_LSTM_ONLY)
    return TesseractAPI.strings(TessBaseAPIGetAvailableLanguagesAsVector(api))
      .filter { $0 != "osd" && $0 != "equ" }.sorted()
  }

  /// Whether `language` can be a code: Tesseract gives `+`, `~` and folders a meaning of their own.
  static func isCode(_ language: String) -> Bool {
    !language.isEmpty && language.utf8.count <= 64
      && language.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The problem of a language without data, with the way out.
  static func missing(_ language: String, installed: [String]) -> Diagnostic {
    var fix: String
    if let meant = SpellingSuggestion.nearest(to: language, among: installed) {
      fix = "did you mean '\(meant)'? Otherwise "
    } else {
      fix = ""
    }
    fix +=
      isCode(language)
      ? "install it with 'apt-get install tesseract-ocr-\(language.lowercased().replacing("_", with: "-"))'"
      : "write a Tesseract language code, for example 'eng'"
    fix += "; 'tallyroll doctor' lists what is installed"
    return Diagnostic("ocr-language-missing", "Tesseract has no data for language '\(language)'", fix: fix)
  }
}
