/// The convex outline around points.
struct Hull {
  /// The corners, in order.
  let corners: [(x: Double, y: Double)]

  /// Draws the outline.
  init(_ points: [(Int, Int)]) {
    let sorted = points.map { (x: Double($0.0), y: Double($0.1)) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    var chains: [[(x: Double, y: Double)]] = []
    for ordered in [sorted, Array(sorted.reversed())] {
      var chain: [(x: Double, y: Double)] = []
      for point in ordered {
        while chain.count > 1, Self.turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      chains.append(chain)
    }
    corners = chains.flatMap { $0.dropLast() }
  }

  /// Twice the area of the triangle, positive where it turns to one side.
  private static func turn(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double)
  ) -> Double { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }

  private var edges: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The enclosed area.
  var area: Double { abs(edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }) / 2 }

  /// The area of the smallest rectangle, however turned, that holds everything.
  var rectangleArea: Double {
    var least = Double.infinity
    for edge in edges {
      let (x, y) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let square = x * x + y * y
      guard square > 0 else { continue }
      let alongs = corners.map { $0.x * x + $0.y * y }
      let acrosses = corners.map { $0.y * x - $0.x * y }
      let breadth = (alongs.max() ?? 0) - (alongs.min() ?? 0)
      let depth = (acrosses.max() ?? 0) - (acrosses.min() ?? 0)
      least = min(least, breadth * depth / square)
    }
    return least
  }

  /// Returns the outline around this one and another.
  func joined(_ other: Hull) -> Hull {
    Hull((corners + other.corners).map { (Int($0.x), Int($0.y)) })
  }

  /// Returns the outline with each corner farther from the middle by `distance` along both axes, times `scale`.
  func widened(by distance: Double, scaled scale: Double) -> Hull {
    let moved = corners.flatMap { corner in
      [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map { x, y in
        (Int((corner.x + x * distance) * scale), Int((corner.y + y * distance) * scale))
      }
    }
    return Hull(moved)
  }

  /// The part of the row at `y` that lies inside, or `nil` for none.
  func span(at y: Double) -> (left: Double, right: Double)? {
    var (left, right) = (Double.infinity, -Double.infinity)
    for edge in edges where min(edge.from.y, edge.to.y) <= y && max(edge.from.y, edge.to.y) >= y {
      let fall = edge.to.y - edge.from.y
      let ends =
        fall == 0
        ? [edge.from.x, edge.to.x] : [edge.from.x + (edge.to.x - edge.from.x) * (y - edge.from.y) / fall]
      left = min(left, ends.min() ?? left)
      right = max(right, ends.max() ?? right)
    }
    return left <= right ? (left, right) : nil
  }
}
