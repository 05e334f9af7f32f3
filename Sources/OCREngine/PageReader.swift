internal import Diagnostics
internal import ReceiptModel

/// Reads the pages of one document in one way.
struct PageReader {
  /// What decodes them.
  let loader: PageLoader
  /// How they are prepared.
  let preparation: PagePreparation
  /// What recognises them.
  let session: TesseractSession
  /// Whether a page that reads badly is tried in other directions.
  let searchesUpright: Bool

  /// Narrower pages hold no text, and few of the steps to it work on them.
  private static let leastSide = 8

  /// Reads a page for the first time.
  ///
  /// - Throws: What loading, preparing and recognising throw.
  func read(_ header: PageHeader) throws(Diagnostic) -> RecognisedPage {
    if let words = try loader.words(on: header) { return Self.page(header, words: words) }
    return try read(header) { loaded, prepared throws(Diagnostic) in
      guard searchesUpright else { return try session.recognise(prepared) }
      return try UprightSearch.read(prepared, of: loaded, preparation: preparation, with: session)
    }
  }

  /// Reads a page, or parts of it, that is known to stand upright after a turn clockwise of `rotation` degrees.
  ///
  /// - Returns: The page; without words where they are a PDF's own, which say the same however often they are read.
  /// - Throws: What loading, preparing and recognising throw.
  func readAgain(
    _ header: PageHeader, rotation: Int?, areas: [PageBox]
  ) throws(Diagnostic) -> RecognisedPage {
    if try loader.words(on: header) != nil { return Self.page(header, words: []) }
    return try read(header) { loaded, prepared throws(Diagnostic) in
      let quarters = ((rotation ?? loaded.rotation) - loaded.rotation) / 90
      guard quarters % 4 != 0 else { return try recognise(areas, of: prepared) }
      return try recognise(areas, of: preparation.prepare(loaded.turned(quarters: (quarters + 4) % 4)))
    }
  }

  /// Recognises the areas of a page, or the whole page where there are none.
  private func recognise(
    _ areas: [PageBox], of prepared: borrowing PreparedPage
  ) throws(Diagnostic) -> RecognisedPage {
    guard !areas.isEmpty else { return try session.recognise(prepared) }
    var page = RecognisedPage(
      number: 1, width: prepared.width, height: prepared.height, rotation: prepared.rotation, words: [],
      engine: session.description)
    for area in areas {
      guard let part = try prepared.picture(of: area) else { continue }
      let lines = (page.words.lazy.compactMap(\.line).max() ?? -1) + 1
      page.words += try session.recognise(part).words.filter { area.holdsMiddle(of: $0.box) }.map { word in
        var word = word
        word.line = word.line.map { $0 + lines }
        return word
      }
    }
    return page
  }

  private func read(
    _ header: PageHeader,
    by recognise: (borrowing LoadedPage, borrowing PreparedPage) throws(Diagnostic) -> RecognisedPage
  ) throws(Diagnostic) -> RecognisedPage {
    var reduction = PageReduction(for: header, format: loader.format)
    var loaded = try loader.load(header, reduction: reduction.factor)
    guard min(loaded.bitmap.width, loaded.bitmap.height) >= Self.leastSide else {
      return RecognisedPage(
        number: 1, width: loaded.width, height: loaded.height, rotation: loaded.rotation, words: [],
        engine: engine)
    }
    var prepared = try preparation.prepare(loaded)
    // Small print has to be decoded finer.
    while reduction.refine(glyphHeight: prepared.glyphHeight) {
      loaded = try loader.load(header, reduction: reduction.factor)
      prepared = try preparation.prepare(loaded)
    }
    var page = try recognise(loaded, prepared)
    page.engine = engine
    return page
  }

  /// What reads, and the height that print is given.
  private var engine: String { "\(session.description) \(Int(preparation.glyphHeight))px" }

  private static func page(_ header: PageHeader, words: [Word]) -> RecognisedPage {
    RecognisedPage(
      number: 1, width: header.width, height: header.height, words: words,
      engine: "\(PDFDocument.library) text layer")
  }
}
