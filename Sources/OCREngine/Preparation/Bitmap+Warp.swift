internal import CImaging
internal import Diagnostics

extension Bitmap {
  /// Returns a grey picture whose pixels are taken from this one, at the places that `sheet` gives for them;
  /// white where those lie outside.
  func flattened(_ sheet: Sheet) throws(Diagnostic) -> Bitmap {
    guard let source = try GreyPixels(of: self, to: "flatten the paper") else { return shared() }
    let stride = source.stride
    let (width, height) = (width, height)
    // Between points so near to each other the way is straight.
    let cell = 16
    let columns = sheet.width / cell + 2
    func points(row: Int) -> [(x: Double, y: Double)] {
      (0..<columns).map { column in
        let point = sheet.point(x: Double(column * cell) + 0.5, y: Double(row * cell) + 0.5)
        // A bend that is fitted badly may lead anywhere.
        return (min(1e6, max(-1e6, point.x)), min(1e6, max(-1e6, point.y)))
      }
    }
    var upper = points(row: 0)
    var lower = points(row: 1)
    var known = 0
    return try Bitmap.grey(width: sheet.width, height: sheet.height) { row, pixels in
      if row / cell > known {
        known = row / cell
        swap(&upper, &lower)
        lower = points(row: known + 1)
      }
      let down = Double(row % cell) / Double(cell)
      var column = 0
      for index in 0..<columns - 1 where column < pixels.count {
        let start = Self.between(upper[index], lower[index], down)
        let end = Self.between(upper[index + 1], lower[index + 1], down)
        // In 256ths of a pixel, from the middle of the first pixel.
        var (x, y) = (Int((start.x - 0.5) * 256 * 16), Int((start.y - 0.5) * 256 * 16))
        let (stepX, stepY) = (Int((end.x - start.x) * 256), Int((end.y - start.y) * 256))
        for _ in 0..<min(cell, pixels.count - column) {
          let (left, top) = (x >> 12, y >> 12)
          if left >= 0, top >= 0, left + 1 < width, top + 1 < height {
            let (right, bottom) = ((x >> 4) & 255, (y >> 4) & 255)
            let at = top &* stride &+ left
            let above = Int(source.bytes[at]) &* (256 &- right) &+ Int(source.bytes[at &+ 1]) &* right
            let below =
              Int(source.bytes[at &+ stride]) &* (256 &- right) &+ Int(source.bytes[at &+ stride &+ 1])
              &* right
            pixels[column] = UInt8(truncatingIfNeeded: (above &* (256 &- bottom) &+ below &* bottom) >> 16)
          } else {
            pixels[column] = 255
          }
          x &+= stepX
          y &+= stepY
          column += 1
        }
      }
    }
  }

  private static func between(
    _ one: (x: Double, y: Double), _ other: (x: Double, y: Double), _ share: Double
  ) -> (x: Double, y: Double) {
    (one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)
  }
}
