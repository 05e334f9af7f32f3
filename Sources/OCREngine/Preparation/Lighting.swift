internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// How bright the paper is at each place of a page, without its print.
struct Lighting: ~Copyable {
  /// The brightness of the paper in each tile.
  private let tiles: Bitmap
  private let side: Int

  /// Where a part of the page has less light than this share of what another has, print disappears with
  /// Tesseract's one threshold for the whole page.
  private static let leastEvenness = 0.8
  /// What paper is brought to.
  private static let white = 235

  init(_ grey: borrowing Bitmap, glyphHeight: Double) throws(Diagnostic) {
    side = min(max(2, Int(glyphHeight / 4)), grey.width, grey.height)
    let bright = try grey.brightest(inTilesOf: side)
    let closed = try Bitmap(pixCloseGray(bright.pix, 9, 9), "find the ground")
    let reach = Int32(min(4, (closed.width - 1) / 2, (closed.height - 1) / 2))
    tiles = reach > 0 ? try Bitmap(pixBlockconv(closed.pix, reach, reach), "smooth the ground") : closed
  }

  /// Whether all of the page is lit alike.
  var isEven: Bool {
    var (dark, bright): (UInt32, UInt32) = (255, 255)
    pixGetRankValue(tiles.pix, 1, 0.05, &dark)
    pixGetRankValue(tiles.pix, 1, 0.95, &bright)
    return Double(dark) >= Double(bright) * Self.leastEvenness
  }

  /// Returns the page that this was measured on as if it were lit evenly.
  func evened(_ grey: borrowing Bitmap) throws(Diagnostic) -> Bitmap {
    guard let source = try GreyPixels(of: grey, to: "even the light") else { return grey.shared() }
    var gains = [Int](repeating: 0, count: tiles.width + 1)
    return try Bitmap.grey(width: grey.width, height: grey.height) { row, pixels in
      // Between the middles of tiles, in 256ths.
      let place = max(0, (row * 2 + 1) * 128 / side - 128)
      let (above, down) = (min(place >> 8, tiles.height - 1), place & 255)
      for column in gains.indices {
        let column32 = Int32(min(column, tiles.width - 1))
        var (upper, lower): (UInt32, UInt32) = (0, 0)
        pixGetPixel(tiles.pix, column32, Int32(above), &upper)
        pixGetPixel(tiles.pix, column32, Int32(min(above + 1, tiles.height - 1)), &lower)
        let light = (Int(upper) * (256 - down) + Int(lower) * down) >> 8
        gains[column] = Self.white * 256 / max(24, light)
      }
      for column in pixels.indices {
        let place = max(0, (column * 2 + 1) * 128 / side - 128)
        let (left, along) = (min(place >> 8, tiles.width - 1), place & 255)
        let gain = (gains[left] * (256 - along) + gains[left + 1] * along) >> 8
        pixels[column] = UInt8(min(255, (Int(source.bytes[row * source.stride + column]) * gain) >> 8))
      }
    }
  }
}
