internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

/// The pages of a PDF file in pixels: as fine as they may have to be drawn for small print.
enum PDFPages {
  /// The resolution that pages are drawn at where that gives no more than ``mostPixels``, in pixels an inch.
  ///
  /// Most pages are drawn at half of it.
  private static let resolution = 600.0
  /// Pages of larger paper are drawn coarser.
  private static let mostPixels = 48_000_000
  /// Cairo has no longer sides.
  private static let longestSide = 32_000.0
  /// Print is never legible below, in pixels an inch.
  private static let leastResolution = 24.0

  /// Returns the size of every page, without drawing.
  ///
  /// - Throws: `document-damaged`, `image-too-large`, `too-many-pages`.
  static func headers(of document: PDFDocument, limits: DocumentLimits) throws(Diagnostic) -> [PageHeader] {
    guard document.pageCount <= limits.pages else { throw PageLoader.tooManyPages(most: limits.pages) }
    var headers: [PageHeader] = []
    for index in 0..<document.pageCount {
      let size = try document.page(at: index).size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw Diagnostic(
          "document-damaged", "page \(index + 1) of the PDF file has no size", fix: "export the file again")
      }
      let (width, height) = (size.width / 72, size.height / 72)
      let pixels = Double(min(mostPixels, limits.pixels))
      let fits = min((pixels / (width * height)).squareRoot(), longestSide / max(width, height), resolution)
      guard fits >= leastResolution else { throw tooLarge(index, width, height) }
      headers.append(
        PageHeader(width: max(1, Int(width * fits)), height: max(1, Int(height * fits)), index: index))
    }
    return headers
  }

  /// Returns the words of a page's text layer, or `nil` where the page has to be recognised.
  static func words(on page: borrowing PDFPage, header: PageHeader) -> [Word]? {
    let layer = TextLayer(
      page.characters(), scale: Double(header.width) / page.size.width, width: header.width,
      height: header.height)
    guard layer.isPlausible else { return nil }
    // The pictures are asked for only where there is little text, which takes a second walk over the page.
    let share = layer.hasPlenty ? 0 : page.pictureShare()
    return layer.suffices(pictureShare: share) ? layer.words : nil
  }

  private static func tooLarge(_ index: Int, _ width: Double, _ height: Double) -> Diagnostic {
    Diagnostic(
      "image-too-large",
      "page \(index + 1) is \(Int(width)) x \(Int(height)) inches: too large to be drawn legibly",
      fix: "raise 'limits: pixels', or export the page on smaller paper")
  }
}
