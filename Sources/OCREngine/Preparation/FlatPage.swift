internal import Diagnostics
internal import ReceiptModel

/// A page whose paper was found, cut out of what lies around it, and flattened.
struct FlatPage: ~Copyable {
  /// The picture of the paper alone, and how its text stands.
  let page: MeasuredPage
  /// The paper as it lies on the picture that it was made from, and the way from there to the page.
  let sheet: (shape: Sheet, outer: Transform)

  /// Lines that slope more cost words, in pixels for each pixel; less is not worth another picture.
  private static let leastSlope = 0.03
  /// How much of the paper is left off at an edge, in glyph heights: the edge itself is no print.
  private static let inset = 0.35
  /// Strips beside the paper that are narrower do no harm, in parts of the page's width.
  private static let leastMargin = 0.04

  /// Flattens a page, or gives `nil` where it lies flat already, or too little is known of how it lies.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - outside: How bright everything but the paper was made, where it has been cut out already.
  /// - Throws: `page-not-prepared`.
  init?(_ page: borrowing MeasuredPage, outside: Int? = nil) throws(Diagnostic) {
    guard let measure = page.text, !measure.isSideways else { return nil }
    guard try !Self.isFlat(page.bitmap, lines: page.lines) else { return nil }
    guard let level = try LevelText(page),
      let rough = LineBend(level.lines, glyphHeight: level.glyphHeight)
    else { return nil }
    let ground = try PaperGround(level.picture, glyphHeight: level.glyphHeight)
    let edges = ground.sides(around: level.lines, bend: rough)
    let inside = level.lines.filter { edges.contain($0) }
    guard let bend = LineBend(inside, glyphHeight: level.glyphHeight) else { return nil }
    let shape = Sheet(
      bend: bend, edges: edges, ends: ground.ends(of: bend, between: edges, outside: outside),
      on: (level.picture.width, level.picture.height), inset: level.glyphHeight * Self.inset)
    guard shape.width <= level.picture.width * 2, shape.height <= level.picture.height * 2 else { return nil }
    let flat = try MeasuredPage(darkOnBright: level.picture.flattened(shape)).withoutBarcodes()
    guard flat.text != nil else { return nil }
    self.page = flat
    sheet = (shape, level.outer)
  }

  /// Whether nothing would be gained, as with most scans: the lines run straight across, and the paper fills
  /// the picture from side to side.
  private static func isFlat(_ picture: borrowing Bitmap, lines: [TextLine]) throws(Diagnostic) -> Bool {
    guard let height = TextLine.glyphHeight(of: lines), let straight = LineBend(straight: lines) else {
      return true
    }
    let slopes = lines.map { abs($0.slope) }.sorted()
    if slopes[slopes.count * 9 / 10] > leastSlope { return false }
    let edges = try PaperGround(picture, glyphHeight: height).sides(around: lines, bend: straight)
    let (width, margin) = (Double(picture.width), Double(picture.width) * leastMargin)
    return [straight.area.y, straight.area.maxY].allSatisfy { t in
      edges.left?.x(at: Double(t)) ?? 0 < margin && edges.right?.x(at: Double(t)) ?? width > width - margin
    }
  }
}
