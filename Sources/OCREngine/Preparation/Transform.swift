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

  /// How much longer lengths become.
  var enlargement: Double { (a * a + c * c).squareRoot() }

  /// Returns where a point is mapped to.
  func point(x: Double, y: Double) -> (x: Double, y: Double) { (a * x + b * y + dx, c * x + d * y + dy) }
}
