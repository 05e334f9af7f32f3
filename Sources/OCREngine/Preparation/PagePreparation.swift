internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// The way from a file's page to the picture that Tesseract reads best.
///
/// `Documentation/decisions/0002-page-preparation.md` has the measurements behind the numbers.
struct PagePreparation {
  /// The median glyph height that is aimed at, in pixels.
  var glyphHeight = 20.0

  /// Glyphs of a picture that was reduced while decoding must not be lower, or it is decoded finer.
  static let leastGlyphHeight = 14.0
  /// Lines that slope less are level enough, in degrees.
  private static let leastSkew = 1.5
  /// Tesseract refuses wider pictures; higher ones are cut between lines.
  private static let widest = 32_000.0
  /// A picture is not enlarged beyond this many pixels.
  private static let mostPixels = 100_000_000.0
  /// A page without measurable text is given to Tesseract with this many pixels.
  private static let pixelsWithoutText = 2_000_000.0

  /// Prepares a page.
  ///
  /// - Throws: `page-not-prepared`.
  func prepare(_ page: borrowing LoadedPage) throws(Diagnostic) -> PreparedPage {
    if let paper = try PaperRegion(page.bitmap) {
      let measured = try MeasuredPage(paper.cut(page.bitmap))
      if !measured.lines.isEmpty {
        return try prepare(measured, at: paper.box, outside: paper.outside, of: page)
      }
    }
    return try prepare(
      MeasuredPage(page.bitmap), at: PageBox(x: 0, y: 0, width: 0, height: 0), outside: nil, of: page)
  }

  /// Prepares a part of a page.
  private func prepare(
    _ measured: consuming MeasuredPage, at place: PageBox, outside: Int?, of page: borrowing LoadedPage
  ) throws(Diagnostic) -> PreparedPage {
    let origin = (x: Double(place.x), y: Double(place.y))
    var path = PagePath()
    guard let flat = try FlatPage(measured, outside: outside) else {
      return try prepare(measured.withoutBarcodes(), from: origin, of: page, path: path)
    }
    path.sheet = (
      flat.sheet.shape,
      flat.sheet.outer.shifted(x: origin.x, y: origin.y).scaled(by: Double(page.reduction))
    )
    return try prepare(flat.page, from: origin, of: page, path: path)
  }

  private func prepare(
    _ measured: borrowing MeasuredPage, from origin: (x: Double, y: Double), of page: borrowing LoadedPage,
    path: PagePath
  ) throws(Diagnostic) -> PreparedPage {
    let measure = measured.text
    var path = path
    var picture = measured.bitmap.shared()
    let whole = PageBox(x: 0, y: 0, width: picture.width, height: picture.height)
    let area = measure?.area(onWidth: whole.width, height: whole.height) ?? whole
    let factor = scale(measure, area: area)
    picture = try picture.cropped(to: area).scaled(by: factor)
    if measure != nil {
      let lighting = try Lighting(picture, glyphHeight: glyphHeight)
      if path.sheet != nil || !lighting.isEven { picture = try lighting.evened(picture) }
    }
    picture = try picture.blurred()
    if let skew = measure?.skew, abs(skew) >= Self.leastSkew {
      let size = (width: picture.width, height: picture.height)
      picture = try picture.turned(degrees: -skew)
      path.inner = Transform(turnedBy: skew, from: (picture.width, picture.height), onto: size)
    }
    path.inner = path.inner.scaled(by: 1 / factor).shifted(x: Double(area.x), y: Double(area.y))
    let reduction = Double(page.reduction)
    if path.sheet == nil {
      path.inner = path.inner.shifted(x: origin.x, y: origin.y).scaled(by: reduction)
    }
    return PreparedPage(
      bitmap: picture, width: page.width, height: page.height, rotation: page.rotation, path: path,
      glyphHeight: measure.map { $0.glyphHeight * (path.sheet?.outer.enlargement ?? reduction) / reduction },
      isSideways: measure?.isSideways ?? false)
  }

  private func scale(_ measure: TextMeasure?, area: PageBox) -> Double {
    let wanted =
      if let measure { glyphHeight / measure.glyphHeight } else {
        (Self.pixelsWithoutText / Double(area.width * area.height)).squareRoot()
      }
    let pixels = Double(area.width) * Double(area.height)
    // A page without text is not worth cutting.
    let side = measure == nil ? max(area.width, area.height) : area.width
    let most = min(4, Self.widest / Double(side), max(1, (Self.mostPixels / pixels).squareRoot()))
    return min(wanted, most)
  }
}
