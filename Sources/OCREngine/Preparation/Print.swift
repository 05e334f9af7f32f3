internal import Diagnostics
internal import ReceiptModel

/// What looks like print on a page, taken as it is.
struct Print {
  /// All dark marks.
  let marks: [PageBox]
  /// Those that have a glyph's shape.
  let glyphs: [PageBox]
  /// The lines that glyphs stand on, of those that are not much lower than most.
  let lines: [TextLine]

  /// Where the glyphs on lines are so many times higher than most marks, most marks are grain.
  private static let grain = 1.6
  /// The height of the lowest glyphs that count then, in parts of most print's.
  private static let lowest = 0.5

  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    marks = try GlyphFinder.marks(on: grey)
    glyphs = try GlyphFinder.glyphs(among: marks, on: grey)
    let lines = TextLine.lines(of: glyphs)
    let height = TextLine.glyphHeight(of: lines) ?? 0
    self.lines = lines.filter { $0.glyphHeight >= height * Self.lowest }
  }

  /// How much text there is: the length of its lines.
  var length: Double { lines.reduce(0) { $0 + $1.length } }

  /// How the text stands, or `nil` where there is too little to measure.
  var measure: TextMeasure? {
    guard let measure = TextMeasure(glyphs), let height = TextLine.glyphHeight(of: lines),
      height > measure.glyphHeight * Self.grain
    else { return TextMeasure(glyphs) }
    return TextMeasure(glyphs.filter { Double($0.height) >= height * Self.lowest }) ?? measure
  }
}
