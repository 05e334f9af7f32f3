internal import CImaging
public import Diagnostics
public import PipelineEngine
internal import ReceiptModel

/// Reads files as words: loads pages, prepares them and lets Tesseract recognise them.
///
/// Used from one thread, in a process of its own: everything below it is C that parses untrusted bytes. The
/// engine is started once and kept; threads within Tesseract are limited by whoever starts the process
/// (`OMP_THREAD_LIMIT=1` in its environment).
public final class OCREngine {
  private let load: LoadSettings
  private let limits: DocumentLimits
  private var session: TesseractSession

  /// Starts the engine.
  ///
  /// - Throws: `ocr-language-missing`, `ocr-engine-unavailable`.
  public init(
    recognise: RecogniseSettings, load: LoadSettings = LoadSettings(), limits: DocumentLimits = DocumentLimits()
  ) throws(Diagnostic) {
    // Leptonica explains every refusal on standard error, which is for our own words.
    setMsgSeverity(Int32(L_SEVERITY_NONE))
    self.load = load
    self.limits = limits
    session = try TesseractSession(languages: recognise.languages)
  }

  /// Recognises all pages of a file.
  public func recognise(bytes: [UInt8], softDeadline: Duration) throws(Diagnostic) -> Recognition {
    let clock = ContinuousClock()
    let start = clock.now
    var recognising = Duration.zero
    let loader = try PageLoader(bytes, settings: load, limits: limits)
    var pages: [RecognisedPage] = []
    for header in loader.headers {
      let prepared = try PagePreparation().prepare(header, from: loader)
      let before = clock.now
      let words = try session.recognise(prepared.bitmap, deadline: softDeadline - start.duration(to: before))
      recognising += before.duration(to: clock.now)
      pages.append(
        RecognisedPage(
          number: pages.count + 1, width: prepared.width, height: prepared.height, rotation: prepared.rotation,
          words: prepared.mapped(words), engine: session.description))
    }
    var timings = StageTimings()
    timings[.recognise] = recognising
    timings[.load] = start.duration(to: clock.now) - recognising
    return Recognition(
      document: RecognisedDocument(mediaType: loader.format.mediaType, pages: pages), timings: timings)
  }
}
