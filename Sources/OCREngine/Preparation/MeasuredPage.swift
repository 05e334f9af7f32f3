internal import CImaging
internal import Diagnostics

/// A grey page with dark print on bright ground, and how its text stands.
struct MeasuredPage: ~Copyable {
  /// The picture, inverted where the page was printed bright on dark.
  let bitmap: Bitmap
  /// How its text stands; `nil` where there is too little to measure.
  let text: TextMeasure?

  /// A page is looked at both ways where at least half of it is as dark as this.
  private static let darkGround = 100

  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    let glyphs = try GlyphFinder.glyphs(on: grey)
    var median: UInt32 = 255
    // Every 64th pixel tells as much.
    pixGetRankValue(grey.pix, Int32(min(8, grey.width, grey.height)), 0.5, &median)
    if median < Self.darkGround {
      let inverted = try Bitmap(pixInvert(nil, grey.pix), "invert")
      let found = try GlyphFinder.glyphs(on: inverted)
      if found.count > glyphs.count {
        bitmap = inverted
        text = TextMeasure(found)
        return
      }
    }
    bitmap = grey.shared()
    text = TextMeasure(glyphs)
  }
}
