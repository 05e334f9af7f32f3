internal import CImaging
public import Diagnostics
public import PipelineEngine
internal import ReceiptModel

/// Reads files as words: loads pages, prepares them and lets Tesseract recognise them.
///
/// Used from one thread, in a process of its own: everything below it is C that parses untrusted bytes. The
/// engine is started once and kept; threads within Tesseract are limited by whoever starts the process
/// (`OMP_THREAD_LIMIT=1` in its environment).
///
/// The modes `fast` and `accurate` still read alike: choosing the better of two passes by their mean
/// confidence gained no totals or dates, at up to twice the time.
public final class OCREngine {
  /// Narrower pages hold no text, and few of the steps to it work on them.
  private static let leastSide = 8

  private let loadSettings: LoadSettings
  private let limits: DocumentLimits
  private var session: TesseractSession

  /// Starts the engine.
  ///
  /// - Parameters:
  ///   - recognise: The languages.
  ///   - load: How pages are turned upright.
  ///   - limits: The most pixels and pages of a file.
  /// - Throws: `ocr-language-missing`, `ocr-engine-unavailable`.
  public init(
    recognise: RecogniseSettings, load: LoadSettings = LoadSettings(),
    limits: DocumentLimits = DocumentLimits()
  ) throws(Diagnostic) {
    // Leptonica explains every refusal on standard error, which is for our own words.
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    loadSettings = load
    self.limits = limits
    session = try TesseractSession(languages: recognise.languages)
  }

  /// Recognises all pages of a file.
  ///
  /// The engine is good for the next file whether this one was read or not.
  ///
  /// - Parameters:
  ///   - bytes: The file's content; what it is shows in its first bytes.
  ///   - softDeadline: The time for all pages together. Tesseract looks at the clock between text lines.
  /// - Returns: The words, in pixels of the upright pages, and the time spent inside Tesseract's recognition
  ///   (`recognise`) and around it (`load`).
  /// - Throws: `document-damaged`, `file-empty`, `file-not-an-image`, `format-unsupported`, `image-damaged`,
  ///   `image-too-large`, `pdf-encrypted`, `too-many-pages`, `page-not-prepared`, `ocr-deadline`, `ocr-failed`.
  public func recognise(bytes: [UInt8], softDeadline: Duration) throws(Diagnostic) -> Recognition {
    let clock = ContinuousClock()
    let start = clock.now
    session.startDocument(deadline: start + softDeadline)
    let loader = try PageLoader(bytes, settings: loadSettings, limits: limits)
    var pages: [RecognisedPage] = []
    for header in loader.headers {
      var page = try read(header, of: loader)
      page.number = pages.count + 1
      pages.append(page)
    }
    var timings = StageTimings()
    timings[.recognise] = session.timeSpent
    timings[.load] = start.duration(to: clock.now) - session.timeSpent
    return Recognition(
      document: RecognisedDocument(mediaType: loader.format.mediaType, pages: pages), timings: timings)
  }

  private func read(_ header: PageHeader, of loader: PageLoader) throws(Diagnostic) -> RecognisedPage {
    if let words = try loader.words(on: header) {
      return RecognisedPage(
        number: 1, width: header.width, height: header.height, words: words,
        engine: "\(PDFDocument.library) text layer")
    }
    var reduction = PageReduction(for: header, format: loader.format)
    var loaded = try loader.load(header, reduction: reduction.factor)
    guard min(loaded.bitmap.width, loaded.bitmap.height) >= Self.leastSide else {
      return RecognisedPage(
        number: 1, width: loaded.width, height: loaded.height, rotation: loaded.rotation, words: [],
        engine: session.description)
    }
    var prepared = try PagePreparation.prepare(loaded)
    // Small print has to be decoded finer.
    while reduction.refine(glyphHeight: prepared.glyphHeight) {
      loaded = try loader.load(header, reduction: reduction.factor)
      prepared = try PagePreparation.prepare(loaded)
    }
    guard loadSettings.orientation == .auto else { return try session.recognise(prepared) }
    return try UprightSearch.read(prepared, of: loaded, with: &session)
  }
}
