internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// The way from a file's page to the picture that Tesseract reads best.
///
/// `Documentation/decisions/0002-page-preparation.md` has the measurements behind the numbers.
struct PagePreparation {
  /// The median glyph height that is aimed at, in pixels.
  private static let glyphHeight = 20.0
  /// Glyphs of a picture that was reduced while decoding must not be lower, or it is decoded finer.
  static let leastGlyphHeight = 14.0
  /// Lines that slope less are level enough, in degrees.
  private static let leastSkew = 1.5
  /// Tesseract refuses pictures with longer sides.
  private static let longestSide = 32_000.0
  /// A page without measurable text is given to Tesseract with this many pixels.
  private static let pixelsWithoutText = 2_000_000.0

  /// Prepares a page.
  ///
  /// - Throws: `page-not-prepared`.
  static func prepare(_ page: borrowing LoadedPage) throws(Diagnostic) -> PreparedPage {
    let measured = try MeasuredPage(page.bitmap)
    let measure = measured.text
    let whole = PageBox(x: 0, y: 0, width: measured.bitmap.width, height: measured.bitmap.height)
    let area = measure?.area(onWidth: whole.width, height: whole.height) ?? whole
    let factor = scale(measure, area: area)
    var picture = try measured.bitmap.cropped(to: area).scaled(by: factor).blurred()
    var transform = Transform()
    if let skew = measure?.skew, abs(skew) >= leastSkew {
      let size = (width: picture.width, height: picture.height)
      picture = try picture.turned(degrees: -skew)
      transform = Transform(turnedBy: skew, from: (picture.width, picture.height), onto: size)
    }
    transform = transform.scaled(by: 1 / factor).shifted(x: Double(area.x), y: Double(area.y))
      .scaled(by: Double(page.reduction))
    return PreparedPage(
      bitmap: picture, width: page.width, height: page.height, rotation: page.rotation, transform: transform,
      glyphHeight: measure?.glyphHeight, isSideways: measure?.isSideways ?? false)
  }

  private static func scale(_ measure: TextMeasure?, area: PageBox) -> Double {
    let wanted =
      if let measure { glyphHeight / measure.glyphHeight } else {
        (pixelsWithoutText / Double(area.width * area.height)).squareRoot()
      }
    let most = min(4, longestSide / Double(max(area.width, area.height)))
    return min(wanted, most)
  }
}
