internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// Finds what looks like glyphs on a grey page: connected components of a glyph's shape on a bright ground.
///
/// It works on a thresholded copy, which is used for nothing else: a page that is thresholded before it is
/// recognised loses words.
struct GlyphFinder {
  /// Lower marks are no glyphs, in pixels.
  private static let leastHeight = 6
  /// Where the flattened page is cut, with its ground at 200.
  private static let threshold = Int32(170)

  /// Returns the boxes of the glyphs of dark text on bright ground.
  static func glyphs(on grey: borrowing Bitmap) throws(Diagnostic) -> [PageBox] {
    try glyphs(among: marks(on: grey), on: grey)
  }

  /// Returns the boxes of all connected dark marks.
  static func marks(on grey: borrowing Bitmap) throws(Diagnostic) -> [PageBox] {
    let binary = try binary(of: grey)
    var boxes = pixConnCompBB(binary.pix, 8)
    defer { boxaDestroy(&boxes) }
    var marks: [PageBox] = []
    for index in 0..<boxaGetCount(boxes) {
      var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height) == 0 else { continue }
      if height >= leastHeight {
        marks.append(PageBox(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
      }
    }
    return marks
  }

  /// Returns those marks of a page that look like glyphs.
  static func glyphs(
    among marks: [PageBox], on grey: borrowing Bitmap
  ) throws(Diagnostic) -> [PageBox] {
    let ground = try Ground(grey)
    let tallest = max(40, min(grey.width, grey.height) / 8)
    var glyphs: [PageBox] = []
    for mark in marks where isGlyphLike(mark, tallest: tallest) && ground.isBright(around: mark) {
      glyphs.append(mark)
    }
    return glyphs
  }

  private static func isGlyphLike(_ box: PageBox, tallest: Int) -> Bool {
    box.height <= tallest && box.width >= 2 && box.width <= box.height * 3
      && box.height <= box.width * 8
  }

  private static func binary(of grey: borrowing Bitmap) throws(Diagnostic) -> Bitmap {
    // Pages that are smaller than the tiles of the background's map have to do without.
    let flat = pixBackgroundNormSimple(grey.pix, nil, nil).map { Bitmap(owning: $0) } ?? grey.shared()
    let binary = try Bitmap(pixThresholdToBinary(flat.pix, threshold), "threshold")
    // Joins the dots of matrix printers and the breaks of faded print.
    return try Bitmap(pixCloseSafeBrick(nil, binary.pix, 2, 2), "close")
  }
}
