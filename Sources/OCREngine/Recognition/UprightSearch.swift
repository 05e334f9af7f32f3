internal import Diagnostics
internal import ReceiptModel

/// Reads a page the way up that its text stands, where the file's note does not say.
///
/// An upright page costs nothing more. A page whose first reading is doubtful, or whose lines run from top to
/// bottom, has a strip read in all four directions, and the surest one is read wholly.
enum UprightSearch {
  /// Readings with a lower mean confidence are doubtful: text read upside down comes to 30 to 40, right way
  /// up to 70 to 95.
  private static let doubtful = 55.0
  /// A reading of fewer words says nothing.
  private static let fewestWords = 5

  /// Reads `prepared`, or another direction of the page that it was made from.
  ///
  /// - Throws: `page-not-prepared`, `ocr-deadline`, `ocr-failed`.
  static func read(
    _ prepared: borrowing PreparedPage, of page: borrowing LoadedPage, preparation: PagePreparation,
    with session: TesseractSession
  ) throws(Diagnostic) -> RecognisedPage {
    var first: RecognisedPage?
    if !prepared.isSideways {
      let reading = try session.recognise(prepared)
      if !isDoubtful(reading) || prepared.glyphHeight == nil { return reading }
      first = reading
    }
    var best = (quarters: 0, confidence: try session.recognise(prepared.strip()).meanConfidence)
    for quarters in 1...3 {
      let strip = try preparation.prepare(page.turned(quarters: quarters)).strip()
      let reading = try session.recognise(strip)
      guard reading.words.count >= fewestWords, reading.meanConfidence > best.confidence else { continue }
      best = (quarters, reading.meanConfidence)
    }
    if best.quarters == 0 {
      if let first { return first }
      return try session.recognise(prepared)
    }
    let turned = try session.recognise(preparation.prepare(page.turned(quarters: best.quarters)))
    if let first, first.meanConfidence >= turned.meanConfidence { return first }
    return turned
  }

  private static func isDoubtful(_ page: RecognisedPage) -> Bool {
    page.words.count < fewestWords || page.meanConfidence < doubtful
  }
}
