internal import Diagnostics
internal import ReceiptModel

extension PreparedPage {
  /// How far apart the points are that are looked at for an area, in pixels of the picture: less than a glyph.
  private static let step = 6
  /// What is taken along around an area, in pixels of the picture: half a glyph.
  private static let margin = 10

  /// Returns the part of the picture where an area of the page is; `nil` where it shows nothing of it.
  ///
  /// The way to the page cannot be gone backwards where paper was flattened, so places are tried.
  func picture(of area: PageBox) throws(Diagnostic) -> PreparedPage? {
    var part: PageBox?
    for y in stride(from: 0, to: bitmap.height, by: Self.step) {
      for x in stride(from: 0, to: bitmap.width, by: Self.step) {
        let point = path.point(x: Double(x), y: Double(y))
        guard point.x >= Double(area.x), point.x <= Double(area.maxX), point.y >= Double(area.y),
          point.y <= Double(area.maxY)
        else { continue }
        let place = PageBox(x: x, y: y, width: 1, height: 1)
        part = part?.union(place) ?? place
      }
    }
    guard let part else { return nil }
    let left = max(0, part.x - Self.margin)
    let top = max(0, part.y - Self.margin)
    let box = PageBox(
      x: left, y: top, width: min(bitmap.width, part.maxX + Self.margin) - left,
      height: min(bitmap.height, part.maxY + Self.margin) - top)
    var moved = path
    moved.origin = (path.origin.x + Double(left), path.origin.y + Double(top))
    return PreparedPage(
      bitmap: try bitmap.cropped(to: box), width: width, height: height, rotation: rotation, path: moved,
      glyphHeight: glyphHeight, isSideways: isSideways)
  }
}
