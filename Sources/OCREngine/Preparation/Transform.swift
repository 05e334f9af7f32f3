internal import ReceiptModel

/// A plane's affine map: `x' = a x + b y + dx`, `y' = c x + d y + dy`.
struct Transform: Hashable {
  var (a, b, dx) = (1.0, 0.0, 0.0)
  var (c, d, dy) = (0.0, 1.0, 0.0)

  /// Changes nothing.
  init() {}

  /// Turns clockwise by a small angle, from the middle of one picture onto the middle of another.
  init(turnedBy degrees: Double, from: (width: Int, height: Int), onto: (width: Int, height: Int)) {
    let tangent = LineDirection.tangent(degrees)
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    (a, b) = (cosine, -tangent * cosine)
    (c, d) = (tangent * cosine, cosine)
    let (x, y) = (Double(from.width) / 2, Double(from.height) / 2)
    dx = Double(onto.width) / 2 - a * x - b * y
    dy = Double(onto.height) / 2 - c * x - d * y
  }

  /// Returns the map that applies this one and then a scaling.
  func scaled(by factor: Double) -> Transform {
    var result = self
    result.a *= factor
    result.b *= factor
    result.dx *= factor
    result.c *= factor
    result.d *= factor
    result.dy *= factor
    return result
  }

  /// Returns the map that applies this one and then a shift.
  func shifted(x: Double, y: Double) -> Transform {
    var result = self
    result.dx += x
    result.dy += y
    return result
  }

  /// Returns the smallest box around the mapped box, cut to a page of `width` by `height`.
  func box(_ box: Box, width: Int, height: Int) -> Box {
    let corners = [(box.x, box.y), (box.maxX, box.y), (box.x, box.maxY), (box.maxX, box.maxY)]
    let xs = corners.map { a * Double($0.0) + b * Double($0.1) + dx }
    let ys = corners.map { c * Double($0.0) + d * Double($0.1) + dy }
    func clamped(_ value: Double, _ most: Int) -> Int { Int(min(max(value.rounded(), 0), Double(most))) }
    let left = clamped(xs.min() ?? 0, width)
    let top = clamped(ys.min() ?? 0, height)
    return Box(
      x: left, y: top, width: clamped(xs.max() ?? 0, width) - left,
      height: clamped(ys.max() ?? 0, height) - top)
  }
}
