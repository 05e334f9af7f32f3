internal import CImaging
internal import Diagnostics

/// A small map of a page: how bright the ground is in each tile, and whether ink stands on it.
struct GroundMap {
  /// The map's size in tiles.
  let (width, height): (Int, Int)
  /// A tile's side in pixels of the page.
  let side: Int
  /// The brightness of the ground, row by row; print is closed over.
  let ground: [UInt8]
  /// Whether a tile holds something much darker than its brightest pixel.
  let ink: [Bool]

  /// About how many tiles the longer side of a page has.
  private static let tiles = 400
  /// Ink is darker than its ground by this part of it.
  private static let leastInk = 0.22

  /// Maps a page.
  init(_ grey: borrowing Bitmap) throws(Diagnostic) {
    side = max(2, max(grey.width, grey.height) / Self.tiles)
    let bright = try grey.brightest(inTilesOf: side)
    let dark = try grey.darkest(inTilesOf: side)
    let closed = try Bitmap(pixCloseGray(bright.pix, 7, 7), "find the ground")
    (width, height) = (closed.width, closed.height)
    ground = try closed.greys()
    ink = zip(try bright.greys(), try dark.greys()).map { bright, dark in
      Double(bright) - Double(dark) > max(12, Double(bright) * Self.leastInk)
    }
  }

  /// By how much the ground changes around each tile, in parts of its brightness.
  func changes() -> [Float] {
    var changes = [Float](repeating: 0, count: ground.count)
    guard width > 2, height > 2 else { return changes }
    for y in 0..<height {
      for x in 0..<width {
        var (least, most) = (UInt8.max, UInt8.min)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let value = ground[row * width + column]
            least = min(least, value)
            most = max(most, value)
          }
        }
        changes[y * width + x] = Float(most - least) / Float(max(1, most))
      }
    }
    return changes
  }
}
