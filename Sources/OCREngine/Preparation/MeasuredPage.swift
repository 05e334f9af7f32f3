internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// A grey page with dark print on bright ground, and how its text stands.
struct MeasuredPage: ~Copyable {
  /// The picture, inverted where the page was printed bright on dark.
  let bitmap: Bitmap
  /// How its text stands; `nil` where there is too little to measure.
  let text: TextMeasure?
  /// Its lines.
  let lines: [TextLine]

  private let marks: [PageBox]

  /// A page is looked at both ways where at least half of it is as dark as this.
  private static let darkGround = 100

  /// Measures a page that may be printed bright on dark.
  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    let print = try Print(grey)
    var median: UInt32 = 255
    // Every 64th pixel tells as much.
    pixGetRankValue(grey.pix, Int32(min(8, grey.width, grey.height)), 0.5, &median)
    if median < Self.darkGround {
      let inverted = try Bitmap(pixInvert(nil, grey.pix), "invert")
      let other = try Print(inverted)
      // A dark table is full of marks, but they stand on no lines.
      if other.length > print.length {
        self.init(inverted, print: other)
        return
      }
    }
    self.init(grey.shared(), print: print)
  }

  /// Measures a page that is known to be printed dark on bright.
  init(darkOnBright page: consuming Bitmap) throws(Diagnostic) {
    let print = try Print(page)
    self.init(page, print: print)
  }

  private init(_ page: consuming Bitmap, print: Print) {
    bitmap = page
    text = print.measure
    lines = print.lines
    marks = print.marks
  }

  /// Returns the page without its barcodes.
  consuming func withoutBarcodes() throws(Diagnostic) -> MeasuredPage {
    guard let text else { return self }
    let barcodes = Barcode.find(among: marks, glyphHeight: text.glyphHeight)
    guard !barcodes.isEmpty else { return self }
    // What touched a bar shows only now.
    return try MeasuredPage(darkOnBright: bitmap.whitened(in: barcodes.flatMap(\.slices)))
  }
}
