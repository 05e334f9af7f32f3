/// An edge of the paper, as a curve along the page: `a + b t + c t²`, with `t` in 0...1.
struct SheetSide {
  private let (a, b, c): (Double, Double, Double)
  private let (start, length): (Double, Double)

  /// The share of the places that have to agree on an edge.
  private static let leastAgreement = 0.4
  /// Edges that lean more than this against the lines' upright are none, as a slope.
  private static let mostLean = 0.3

  /// Looks for the edge that most places agree on, or gives `nil` where too few do.
  ///
  /// - Parameters:
  ///   - places: Where an edge was seen along the page; places without one count as disagreeing.
  ///   - count: How many places were looked at.
  ///   - tolerance: How far from the edge a place may lie.
  init?(_ places: [(t: Double, x: Double)], of count: Int, tolerance: Double) {
    guard let first = places.map(\.t).min(), let last = places.map(\.t).max(), last > first,
      Double(places.count) >= Double(count) * Self.leastAgreement
    else { return nil }
    (start, length) = (first, last - first)
    var best: (count: Int, a: Double, slope: Double) = (0, 0, 0)
    let step = max(1, places.count / 40)
    let some = stride(from: 0, to: places.count, by: step).map { places[$0] }
    for (index, one) in some.enumerated() {
      for other in some.dropFirst(index + 1) where abs(other.t - one.t) > length / 5 {
        let slope = (other.x - one.x) / (other.t - one.t)
        guard abs(slope) <= Self.mostLean else { continue }
        let a = one.x - one.t * slope
        let count = places.count { abs($0.x - a - $0.t * slope) <= tolerance }
        if count > best.count { best = (count, a, slope) }
      }
    }
    guard Double(best.count) >= Double(count) * Self.leastAgreement else { return nil }
    var system = LinearSystem(unknowns: 3)
    for place in places where abs(place.x - best.a - place.t * best.slope) <= tolerance {
      let t = (place.t - first) / (last - first)
      system.add([(0, 1), (1, t), (2, t * t)], equals: place.x)
    }
    // Edges are rather straight.
    system.add([(2, 1)], equals: 0, weight: Double(best.count) * 0.01)
    guard let solution = system.solved() else { return nil }
    (a, b, c) = (solution[0], solution[1], solution[2])
  }

  /// Where the edge is at `t`; beyond its ends it goes on straight.
  func x(at t: Double) -> Double {
    let along = (t - start) / length
    let inside = min(1, max(0, along))
    return a + inside * (b + inside * c) + (along - inside) * (b + 2 * c * inside)
  }
}
