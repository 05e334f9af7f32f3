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
/// A document may be looked at again, with another model or print of another size; ``Look`` says which look it is.
public final class OCREngine {
  private let loadSettings: LoadSettings
  private let limits: DocumentLimits
  private let plan: ReadingPlan
  private let sessions: [RecognitionModel: TesseractSession]

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
    plan = ReadingPlan(recognise)
    var sessions: [RecognitionModel: TesseractSession] = [:]
    // All are started at once, so that what is missing is missed before the first document.
    for pass in plan.passes where sessions[pass.model] == nil {
      sessions[pass.model] = try TesseractSession(pass.model)
    }
    self.sessions = sessions
  }

  /// Recognises all pages of a file.
  ///
  /// The engine is good for the next file whether this one was read or not.
  ///
  /// - Parameters:
  ///   - bytes: The file's content; what it is shows in its first bytes.
  ///   - look: Which look this is. Further looks give no words for pages whose words are a PDF's own.
  ///   - softDeadline: The time for all pages together. Tesseract looks at the clock between text lines.
  /// - Returns: The words, in pixels of the upright pages, and the time spent inside Tesseract's recognition
  ///   (`recognise`) and around it (`load`).
  /// - Throws: `document-damaged`, `file-empty`, `file-not-an-image`, `format-unsupported`, `image-damaged`,
  ///   `image-too-large`, `pdf-encrypted`, `too-many-pages`, `page-not-prepared`, `ocr-deadline`, `ocr-failed`.
  public func recognise(
    bytes: [UInt8], look: Look = .first, softDeadline: Duration
  ) throws(Diagnostic) -> Recognition {
    let clock = ContinuousClock()
    let start = clock.now
    let pass = plan.pass(for: look)
    guard let session = sessions[pass.model] else { throw TesseractSession.unavailable }
    session.startDocument(deadline: start + softDeadline)
    let loader = try PageLoader(bytes, settings: loadSettings, limits: limits)
    let reader = PageReader(
      loader: loader, preparation: PagePreparation(glyphHeight: pass.glyphHeight), session: session,
      searchesUpright: loadSettings.orientation == .auto)
    var pages: [RecognisedPage] = []
    let areas = Dictionary(grouping: look.areas, by: \.page)
    for (index, header) in loader.headers.enumerated() {
      guard areas.isEmpty || areas[index + 1] != nil else { continue }
      var page =
        look.number > 1
        ? try reader.readAgain(
          header, rotation: look.rotations.dropFirst(index).first, areas: areas[index + 1]?.map(\.box) ?? [])
        : try reader.read(header)
      page.number = index + 1
      pages.append(page)
    }
    var timings = StageTimings()
    timings[.recognise] = session.timeSpent
    timings[.load] = start.duration(to: clock.now) - session.timeSpent
    return Recognition(
      document: RecognisedDocument(mediaType: loader.format.mediaType, pages: pages), timings: timings)
  }
}
