internal import Diagnostics
internal import ReceiptModel

/// The lines of a page on a picture where they run across, of a size that is easy to work on.
struct LevelText: ~Copyable {
  /// The picture.
  let picture: Bitmap
  /// From the picture to the page's.
  let outer: Transform
  /// The lines on it.
  let lines: [TextLine]
  /// The height of their glyphs.
  let glyphHeight: Double

  /// Pages that slope more are turned before their lines are followed, in degrees.
  private static let mostSkew = 3.0
  /// The glyph heights that need no scaling.
  ///
  /// Tesseract gets to see higher ones smaller still; lower ones are enlarged before anything blurs them.
  private static let (leastGlyphHeight, mostGlyphHeight) = (18.0, 28.0)
  /// Pages are not enlarged to more pixels.
  private static let mostPixels = 12_000_000.0

  /// Levels a page, or gives `nil` where it has too few lines.
  ///
  /// A level page of small print is not copied.
  init?(_ page: borrowing MeasuredPage) throws(Diagnostic) {
    let lines = page.lines
    guard let height = TextLine.glyphHeight(of: lines), let skew = TextLine.skew(of: lines) else {
      return nil
    }
    let most = max(1, (Self.mostPixels / Double(page.bitmap.width * page.bitmap.height)).squareRoot())
    let factor = min(most, max(Self.leastGlyphHeight / height, min(1, Self.mostGlyphHeight / height)))
    let scaled = try page.bitmap.scaled(by: factor)
    let size = (scaled.width, scaled.height)
    guard abs(skew) > Self.mostSkew else {
      picture = scaled.shared()
      outer = Transform().scaled(by: Double(page.bitmap.width) / Double(scaled.width))
      self.lines = factor == 1 ? lines : lines.map { $0.scaled(by: factor) }
      glyphHeight = height * factor
      return
    }
    let turned = try scaled.turned(degrees: -skew)
    let found = try Print(turned).lines
    guard let measured = TextLine.glyphHeight(of: found) else { return nil }
    outer = Transform(turnedBy: skew, from: (turned.width, turned.height), onto: size)
      .scaled(by: Double(page.bitmap.width) / Double(scaled.width))
    picture = turned
    self.lines = found
    glyphHeight = measured
  }
}
