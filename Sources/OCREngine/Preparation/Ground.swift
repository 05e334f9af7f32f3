internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// How bright the ground is that a page's marks stand on: paper, or the dark table around it.
struct Ground: ~Copyable {
  /// The brightest pixel of each tile.
  private let tiles: Bitmap
  /// The least brightness of paper on this page.
  private let least: UInt32

  /// A tile's side in pixels; wider than the strokes of print, so that each shows some ground.
  private static let tile = 8
  /// The darkest paper, in parts of the page's bright paper: a shadow takes a half at most.
  private static let darkest = 0.45

  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    let side = min(Self.tile, grey.width, grey.height)
    tiles = try grey.brightest(inTilesOf: side)
    var bright: UInt32 = 255
    pixGetRankValue(tiles.pix, 1, 0.9, &bright)
    least = UInt32(Double(bright) * Self.darkest)
  }

  /// Whether the marks in `box` stand on paper.
  func isBright(around box: PageBox) -> Bool {
    var value: UInt32 = 0
    let x = min(tiles.width - 1, (box.x + box.width / 2) / Self.tile)
    let y = min(tiles.height - 1, (box.y + box.height / 2) / Self.tile)
    pixGetPixel(tiles.pix, Int32(x), Int32(y), &value)
    return value >= least
  }
}
