/// The direction in which marks fall into lines.
struct LineDirection {
  /// By how much the lines fall to the right, in degrees.
  let degrees: Double
  /// How sharply the marks fall into lines then: 1 for marks that lie anywhere.
  let sharpness: Double

  /// The largest angle that is looked for, in degrees.
  static let range = 18.0

  /// Looks for the angle whose projection is sharpest.
  ///
  /// - Parameters:
  ///   - marks: Where glyphs stand on their line, along and across it.
  ///   - glyphHeight: The glyphs' height in the same unit.
  init(_ marks: [(along: Double, across: Double)], glyphHeight: Double) {
    let step = max(1, marks.count / 1500)
    let some = stride(from: 0, to: marks.count, by: step).map { marks[$0] }
    let bin = max(1, glyphHeight / 4)
    var best = (degrees: 0.0, score: Self.score(some, degrees: 0, bin: bin))
    func look(_ degrees: Double) {
      let score = Self.score(some, degrees: degrees, bin: bin)
      if score > best.score { best = (degrees, score) }
    }
    for angle in stride(from: -Self.range, through: Self.range, by: 0.5) { look(angle) }
    let coarse = best.degrees
    for angle in stride(from: coarse - 0.4, through: coarse + 0.4, by: 0.1) { look(angle) }
    degrees = best.degrees
    // Marks that fall anywhere fill the bins evenly.
    let across = some.map(\.across)
    let bins = max(1, ((across.max() ?? 0) - (across.min() ?? 0)) / bin)
    sharpness = best.score * bins / Double(max(1, some.count * some.count))
  }

  /// The sum of the squared bin counts of the projection along lines that fall by `degrees`.
  private static func score(
    _ marks: [(along: Double, across: Double)], degrees: Double, bin: Double
  ) -> Double {
    let slope = tangent(degrees)
    let places = marks.map { ($0.across - $0.along * slope) / bin }
    guard let least = places.min(), let most = places.max() else { return 0 }
    var counts = [Double](repeating: 0, count: Int(most - least) + 1)
    for place in places { counts[Int(place - least)] += 1 }
    return counts.reduce(0) { $0 + $1 * $1 }
  }

  /// The tangent of a small angle.
  static func tangent(_ degrees: Double) -> Double {
    let radians = degrees * .pi / 180
    let square = radians * radians
    return radians * (1 + square / 3 + square * square * 2 / 15)
  }

  /// The angle of a slope, in degrees.
  static func degrees(_ slope: Double) -> Double {
    // The tangent's series turned around; exact to a hundredth of a degree up to 20 degrees.
    let square = slope * slope
    return slope * (1 - square / 3 + square * square / 5) * 180 / .pi
  }
}
