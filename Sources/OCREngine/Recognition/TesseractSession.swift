internal import CImaging
internal import CReceiptModel
internal import Diagnostics
internal import ReceiptModel

/// Owns one `TessBaseAPI`, started once and kept for many pages.
///
/// A class, because an engine keeps several by their models; used from one thread.
final class TesseractSession {
  /// What reads, with its version and settings, for example `tesseract 5.3.0 eng+deu psm6`.
  let description: String

  /// The time spent inside Tesseract's recognition for the document so far.
  private(set) var timeSpent = Duration.zero

  private var deadline = ContinuousClock.now
  private let api: OpaquePointer

  /// Starts an engine with a model.
  ///
  /// - Throws: `ocr-language-missing`, `ocr-engine-unavailable`.
  init(_ model: RecognitionModel) throws(Diagnostic) {
    guard let api = TessBaseAPICreate() else { throw Self.unavailable }
    TesseractAPI.silence(api)
    do throws(Diagnostic) {
      switch model {
      case .receipts: try Self.startReceipts(api)
      case .languages(let languages): try Self.start(api, languages: languages)
      }
    } catch {
      TessBaseAPIDelete(api)
      throw error
    }
    TessBaseAPISetPageSegMode(api, PSM_SINGLE_BLOCK)
    TessBaseAPISetVariable(api, "tessedit_do_invert", "0")
    // Rows are made for print up to twice as large as most: a total in large print would belong to none, and be lost.
    TessBaseAPISetVariable(api, "textord_excess_blobsize", "2")
    TesseractAPI.openNotes(api)
    description = "tesseract \(String(cString: TessVersion())) \(model.name) psm6"
    self.api = api
  }

  private static func startReceipts(_ api: OpaquePointer) throws(Diagnostic) {
    let status = TessBaseAPIInit5(
      api, tallyroll_receipt_model_data(), Int32(tallyroll_receipt_model_size), "receipt", OEM_LSTM_ONLY, nil,
      0, nil, nil, 0, 0)
    guard status == 0 else { throw unavailable }
  }

  /// Loads the languages' data, found by Tesseract's own rules: `TESSDATA_PREFIX`, else the folder of the
  /// installation.
  private static func start(_ api: OpaquePointer, languages: [String]) throws(Diagnostic) {
    for language in languages where !InstalledLanguages.isCode(language) {
      throw InstalledLanguages.missing(language, installed: InstalledLanguages.all())
    }
    guard !languages.isEmpty else { throw unavailable }
    let status = TessBaseAPIInit2(api, nil, languages.joined(separator: "+"), OEM_LSTM_ONLY)
    // Init fails only where no language at all can be loaded, so what was loaded decides.
    let loaded = status == 0 ? TesseractAPI.strings(TessBaseAPIGetLoadedLanguagesAsVector(api)) : []
    guard let missing = languages.first(where: { !loaded.contains($0) }) else { return }
    throw InstalledLanguages.missing(
      missing, installed: TesseractAPI.strings(TessBaseAPIGetAvailableLanguagesAsVector(api)))
  }

  deinit { TessBaseAPIDelete(api) }

  /// Starts the clocks of a document, whose pages have to be recognised by `deadline`.
  func startDocument(deadline: ContinuousClock.Instant) {
    self.deadline = deadline
    timeSpent = .zero
  }

  /// Recognises a prepared page; the session is good for the next one on every path.
  ///
  /// Tesseract looks at the clock between text lines, so the deadline may be overrun by one line's time.
  ///
  /// - Returns: The page with its words in reading order; its number is 1.
  /// - Throws: `ocr-deadline`, `ocr-failed`.
  func recognise(_ page: borrowing PreparedPage) throws(Diagnostic) -> RecognisedPage {
    var words: [Word] = []
    // Tesseract refuses smaller pictures, which hold no text anyway.
    if min(page.bitmap.width, page.bitmap.height) >= Self.leastSide {
      words = try recogniseTiles(page.bitmap)
    }
    return RecognisedPage(
      number: 1, width: page.width, height: page.height, rotation: page.rotation, words: page.mapped(words),
      engine: description)
  }

  private func recogniseTiles(_ picture: borrowing Bitmap) throws(Diagnostic) -> [Word] {
    let tiles = try PageTiles(of: picture).boxes
    if tiles.count == 1 { return try recognise(picture) }
    var parts: [(box: PageBox, words: [Word])] = []
    for box in tiles { parts.append((box, try recognise(picture.cropped(to: box)))) }
    return PageTiles.joined(parts)
  }

  private func recognise(_ picture: borrowing Bitmap) throws(Diagnostic) -> [Word] {
    let start = ContinuousClock.now
    let (seconds, attoseconds) = start.duration(to: deadline).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { throw Self.late }
    guard let monitor = TessMonitorCreate() else { throw Self.failed }
    defer {
      TessMonitorDelete(monitor)
      TessBaseAPIClear(api)
    }
    TessBaseAPISetImage2(api, picture.pix)
    TessBaseAPISetSourceResolution(api, Self.resolution)
    TessMonitorSetDeadlineMSecs(monitor, Int32(clamping: milliseconds))
    let status = TessBaseAPIRecognize(api, monitor)
    let end = ContinuousClock.now
    timeSpent += start.duration(to: end)
    // Past its deadline Tesseract stops and answers what it has, at times with a good status.
    guard end < deadline else { throw Self.late }
    guard status == 0 else { throw Self.failed }
    return TesseractAPI.words(api)
  }

  private static let leastSide = 12
  /// What 20-pixel glyphs of about 9 points come to; it only spares Tesseract a guess.
  private static let resolution: Int32 = 200

  static let unavailable = Diagnostic("ocr-engine-unavailable", "Tesseract could not be started")
  private static let late = Diagnostic(
    "ocr-deadline", "the text was not recognised within the time limit",
    fix: "raise 'limits: time', or scan at a lower resolution")
  private static let failed = Diagnostic(
    "ocr-failed", "Tesseract could not recognise the page",
    fix: "raise 'limits: memory', or scan the page again")
}
