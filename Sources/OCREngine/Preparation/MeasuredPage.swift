internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// A grey page with dark print on bright ground, and how its text stands.
struct MeasuredPage: ~Copyable {
  /// The picture, inverted where the page was printed bright on dark, and without barcodes.
  let bitmap: Bitmap
  /// How its text stands; `nil` where there is too little to measure.
  let text: TextMeasure?

  /// A page is looked at both ways where at least half of it is as dark as this.
  private static let darkGround = 100

  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    var page = grey.shared()
    var reading = try Reading(page)
    var median: UInt32 = 255
    // Every 64th pixel tells as much.
    pixGetRankValue(grey.pix, Int32(min(8, grey.width, grey.height)), 0.5, &median)
    if median < Self.darkGround {
      let inverted = try Bitmap(pixInvert(nil, grey.pix), "invert")
      let other = try Reading(inverted)
      if other.glyphs.count > reading.glyphs.count {
        page = inverted
        reading = other
      }
    }
    var text = TextMeasure(reading.glyphs)
    let barcodes = text.map { Barcode.find(among: reading.marks, glyphHeight: $0.glyphHeight) } ?? []
    if !barcodes.isEmpty {
      page = try page.whitened(in: barcodes.flatMap(\.slices))
      // What touched a bar shows only now.
      text = TextMeasure(try GlyphFinder.glyphs(on: page))
    }
    bitmap = page
    self.text = text
  }

  /// What is on a page, taken as it is.
  private struct Reading {
    let marks: [PageBox]
    let glyphs: [PageBox]

    init(_ grey: borrowing Bitmap) throws(Diagnostic) {
      marks = try GlyphFinder.marks(on: grey)
      glyphs = try GlyphFinder.glyphs(among: marks, on: grey)
    }
  }
}
