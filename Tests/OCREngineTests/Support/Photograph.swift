import CImaging
import Diagnostics

@testable import OCREngine

/// A drawn page as a camera sees it: bent by a known map, on a table of one grey.
struct Photograph {
  /// The picture.
  let width: Int
  /// The picture's height.
  let height: Int
  /// The corners of the paper in the picture, clockwise from the top left.
  let corners: [(x: Double, y: Double)]
  /// By how much the paper's middle hangs lower than its sides, in pixels.
  let sag: Double
  /// The size of the page.
  let page: (width: Int, height: Int)

  /// Where a point of the page lies in the picture.
  func point(x: Double, y: Double) -> (x: Double, y: Double) {
    let (u, v) = (x / Double(page.width), y / Double(page.height))
    func mixed(_ part: (Int) -> Double) -> Double {
      (part(0) * (1 - u) + part(1) * u) * (1 - v) + (part(3) * (1 - u) + part(2) * u) * v
    }
    return (mixed { corners[$0].x }, mixed { corners[$0].y } + sag * 4 * u * (1 - u))
  }

  /// Returns the picture of `drawing`, on a table of `grey`, with light that falls by `shade` (in 0...1) from
  /// left to right.
  func picture(of drawing: borrowing Bitmap, table grey: Int, shade: Double = 0) throws -> Bitmap {
    let picture = try Drawing.blank(width: width, height: height)
    pixSetAllGray(picture.pix, Int32(grey))
    // Finer than the picture, so that no pixel is left out.
    for y in stride(from: 0, to: Double(page.height), by: 0.7) {
      for x in stride(from: 0, to: Double(page.width), by: 0.7) {
        let place = point(x: x, y: y)
        guard place.x >= 0, place.y >= 0 else { continue }
        let light = 1 - shade * place.x / Double(width)
        let value = Double(min(235, Drawing.value(of: drawing, x: Int(x), y: Int(y)))) * light
        pixSetPixel(picture.pix, Int32(place.x), Int32(place.y), UInt32(value))
      }
    }
    return picture
  }
}
