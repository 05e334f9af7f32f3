internal import ReceiptModel

/// The way from a prepared picture's pixels back to those of the page: a plane's map, a sheet of paper's
/// bend where it was flattened, and another plane's map.
struct PagePath {
  /// Where the picture begins that is cut out of the prepared one.
  var origin: (x: Double, y: Double) = (0, 0)
  /// From the picture to the flat sheet, or to the page where nothing was flattened.
  var inner = Transform()
  /// The sheet, and the way from the picture that it lies on to the page.
  var sheet: (shape: Sheet, outer: Transform)?

  /// Returns where a point of the picture lies on the page.
  func point(x: Double, y: Double) -> (x: Double, y: Double) {
    let plane = inner.point(x: x + origin.x, y: y + origin.y)
    guard let sheet else { return plane }
    let lying = sheet.shape.point(x: plane.x, y: plane.y)
    return sheet.outer.point(x: lying.x, y: lying.y)
  }

  /// Returns the smallest box around the mapped box, cut to a page of `width` by `height`.
  func box(_ box: Box, width: Int, height: Int) -> Box {
    let corners = [(box.x, box.y), (box.maxX, box.y), (box.x, box.maxY), (box.maxX, box.maxY)]
      .map { point(x: Double($0.0), y: Double($0.1)) }
    func clamped(_ value: Double, _ most: Int) -> Int { Int(min(Double(most), max(0, value.rounded()))) }
    let xs = corners.map { clamped($0.x, width) }
    let ys = corners.map { clamped($0.y, height) }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Box(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}
