internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// Where a page's text stands and how high its glyphs are.
///
/// Measured on a thresholded copy, which is used for nothing else.
struct GlyphMeasure {
  /// The median height of what looks like glyphs, in pixels; `nil` where too few do.
  var height: Double?
  /// The box around what looks like glyphs.
  var text: PageBox

  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    let page = PageBox(x: 0, y: 0, width: grey.width, height: grey.height)
    let flat: Bitmap
    if let normalised = pixBackgroundNormSimple(grey.pix, nil, nil) {
      flat = Bitmap(owning: normalised)
    } else {
      flat = grey.shared()
    }
    let binary = try Bitmap(pixThresholdToBinary(flat.pix, 150), "threshold")
    var boxes = pixConnCompBB(binary.pix, 8)
    defer { boxaDestroy(&boxes) }
    var glyphs: [PageBox] = []
    for index in 0..<boxaGetCount(boxes) {
      var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
      let box = PageBox(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
      if Self.isGlyphLike(box, on: page) { glyphs.append(box) }
    }
    let heights = glyphs.map(\.height).sorted()
    guard heights.count >= 10 else {
      height = nil
      text = page
      return
    }
    let median = Double(heights[heights.count / 2])
    height = median
    let near = glyphs.filter { Double($0.height) >= median * 0.5 && Double($0.height) <= median * 4 }
    let margin = Int(median * 1.5)
    let union = near.dropFirst().reduce(near.first ?? page) { $0.union($1) }
    let left = max(0, union.x - margin)
    let top = max(0, union.y - margin)
    text = PageBox(
      x: left, y: top, width: min(page.width, union.maxX + margin) - left,
      height: min(page.height, union.maxY + margin) - top)
  }

  private static func isGlyphLike(_ box: PageBox, on page: PageBox) -> Bool {
    box.height >= 6 && box.height <= max(40, min(page.width, page.height) / 8)
      && box.width >= 2 && box.width <= box.height * 3 && box.height <= box.width * 8
  }
}
