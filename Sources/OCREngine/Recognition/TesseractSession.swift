internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// Owns one `TessBaseAPI`, started once and kept for many pages.
///
/// Non-copyable: one owner, freed once, on every path.
struct TesseractSession: ~Copyable {
  /// What reads, with its version and settings, for example `tesseract 5.3.0 eng+deu psm6`.
  let description: String

  private let api: OpaquePointer

  /// Starts an engine with the languages' data, found by Tesseract's own rules (`TESSDATA_PREFIX`, else the
  /// folder of the installation).
  ///
  /// - Throws: `ocr-language-missing`, `ocr-engine-unavailable`.
  init(languages: [String]) throws(Diagnostic) {
    let joined = languages.joined(separator: "+")
    for language in languages where !InstalledLanguages.isCode(language) {
      throw InstalledLanguages.missing(language, installed: InstalledLanguages.all())
    }
    guard !languages.isEmpty, let api = TessBaseAPICreate() else {
      throw Diagnostic("ocr-engine-unavailable", "Tesseract could not be started")
    }
    TesseractAPI.silence(api)
    let status = TessBaseAPIInit2(api, nil, joined, OEM_LSTM_ONLY)
    // Init fails only where no language at all can be loaded, so what was loaded decides.
    let loaded = status == 0 ? TesseractAPI.strings(TessBaseAPIGetLoadedLanguagesAsVector(api)) : []
    if let missing = languages.first(where: { !loaded.contains($0) }) {
      let installed = TesseractAPI.strings(TessBaseAPIGetAvailableLanguagesAsVector(api))
      TessBaseAPIDelete(api)
      throw InstalledLanguages.missing(missing, installed: installed)
    }
    TessBaseAPISetPageSegMode(api, PSM_SINGLE_BLOCK)
    TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
    description = "tesseract \(String(cString: TessVersion())) \(joined) psm6"
    self.api = api
  }

  deinit { TessBaseAPIDelete(api) }

  /// Recognises a prepared picture within `deadline`; the session is good for the next page on every path.
  ///
  /// Tesseract looks at the clock between text lines, so the deadline may be overrun by one line's time.
  ///
  /// - Returns: The words in reading order, in pixels of the picture.
  /// - Throws: `ocr-deadline`, `ocr-failed`.
  mutating func recognise(_ picture: borrowing Bitmap, deadline: Duration) throws(Diagnostic) -> [Word] {
    let milliseconds = deadline.components.seconds * 1000 + deadline.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { throw Self.late }
    guard let monitor = TessMonitorCreate() else { throw Self.failed }
    defer {
      TessMonitorDelete(monitor)
      TessBaseAPIClear(api)
    }
    TessBaseAPISetImage2(api, picture.pix)
    TessBaseAPISetSourceResolution(api, Self.resolution)
    TessMonitorSetDeadlineMSecs(monitor, Int32(clamping: milliseconds))
    let clock = ContinuousClock()
    let start = clock.now
    guard TessBaseAPIRecognize(api, monitor) == 0 else {
      throw start.duration(to: clock.now) >= deadline ? Self.late : Self.failed
    }
    return TesseractAPI.words(api)
  }

  /// What 20-pixel glyphs of about 9 points come to; it only spares Tesseract a guess.
  private static let resolution: Int32 = 200

  private static let late = Diagnostic(
    "ocr-deadline", "the text was not recognised within the time limit",
    fix: "raise 'limits: time', or scan at a lower resolution")
  private static let failed = Diagnostic(
    "ocr-failed", "Tesseract could not recognise the page", fix: "raise 'limits: memory', or scan the page again")
}
