internal import ReceiptModel

/// How the lines of a page bend: by how much each rises or falls along its way.
///
/// A line that stands at height `t` in the middle of the page passes `t + fall(x, t)` elsewhere. Tilt, curl
/// and folds of paper are all in it, as far as they show in the lines; no edge of the paper is needed.
struct LineBend {
  /// The part of the page that has lines.
  let area: PageBox

  private let middle: Double
  private let half: Double
  /// For each knot along the page, the factors of the first three powers of the way along the line.
  private let factors: [Double]

  /// Knots from the first line to the last, between which the bend is interpolated.
  private static let knots = 6
  /// Fewer glyphs or lines say too little.
  private static let (fewestGlyphs, fewestLines) = (40, 4)

  /// Fits the bend, or gives `nil` where there are too few lines.
  init?(_ lines: [TextLine], glyphHeight: Double) {
    let glyphs = lines.flatMap(\.glyphs)
    guard lines.count >= Self.fewestLines, glyphs.count >= Self.fewestGlyphs else { return nil }
    area = glyphs.dropFirst().reduce(glyphs[0]) { $0.union($1) }
    middle = area.midX
    half = max(1, Double(area.width) / 2)
    var fitted = [Double](repeating: 0, count: Self.knots * 3)
    // Descenders, and glyphs of other lines, lose their weight from one round to the next.
    for round in 0..<5 {
      guard let next = Self.fit(lines, from: fitted, area: area, height: glyphHeight, isFirst: round == 0)
      else { return nil }
      fitted = next
    }
    factors = fitted
  }

  /// The lines' area, with lines that do not bend; `nil` without lines.
  init?(straight lines: [TextLine]) {
    let glyphs = lines.flatMap(\.glyphs)
    guard let first = glyphs.first else { return nil }
    area = glyphs.dropFirst().reduce(first) { $0.union($1) }
    (middle, half) = (area.midX, max(1, Double(area.width) / 2))
    factors = [Double](repeating: 0, count: Self.knots * 3)
  }

  /// By how much a line that stands at `t` in the middle lies lower at `x`.
  func fall(x: Double, t: Double) -> Double {
    Self.fall(factors, along: (x - middle) / half, hats: Self.hats(t, area: area))
  }

  private static func fall(
    _ factors: [Double], along: Double, hats: [(knot: Int, share: Double)]
  ) -> Double {
    // Beyond the lines the bend goes on straight.
    let inside = min(1, max(-1, along))
    return hats.reduce(0) { sum, hat in
      let (a, b, c) = (factors[hat.knot * 3], factors[hat.knot * 3 + 1], factors[hat.knot * 3 + 2])
      let value = inside * (a + inside * (b + inside * c))
      return sum + hat.share * (value + (along - inside) * (a + inside * (2 * b + inside * 3 * c)))
    }
  }

  /// The knots on both sides of `t` and their shares.
  private static func hats(_ t: Double, area: PageBox) -> [(knot: Int, share: Double)] {
    let place = (t - Double(area.y)) / Double(max(1, area.height)) * Double(knots - 1)
    let inside = min(Double(knots - 1), max(0, place))
    let knot = min(knots - 2, Int(inside))
    let share = inside - Double(knot)
    return [(knot, 1 - share), (knot + 1, share)]
  }

  private static func fit(
    _ lines: [TextLine], from factors: [Double], area: PageBox, height: Double, isFirst: Bool
  ) -> [Double]? {
    var system = LinearSystem(unknowns: factors.count)
    let half = max(1, Double(area.width) / 2)
    for line in lines {
      let alongs = line.glyphs.map { ($0.midX - area.midX) / half }
      let bottoms = line.glyphs.map { Double($0.maxY) }
      // Where the line stands in the middle of the page by the last round's bend.
      var t = bottoms.reduce(0, +) / Double(bottoms.count)
      var rests: [Double] = []
      for _ in 0..<2 {
        let hats = hats(t, area: area)
        rests = zip(alongs, bottoms).map { $1 - fall(factors, along: $0, hats: hats) }
        t = rests.sorted()[rests.count / 2]
      }
      let hats = hats(t, area: area)
      let weights = rests.map { isFirst ? 1 : Self.weight(($0 - t) / (height * 0.25)) }
      let sum = weights.reduce(0, +)
      guard sum > 2 else { continue }
      func mean(_ values: [Double]) -> Double { zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 } / sum }
      let powers = [alongs, alongs.map { $0 * $0 }, alongs.map { $0 * $0 * $0 }]
      let means = powers.map(mean)
      let level = mean(bottoms)
      for glyph in alongs.indices where weights[glyph] > 0 {
        let terms = hats.flatMap { hat in
          (0..<3).map { (hat.knot * 3 + $0, hat.share * (powers[$0][glyph] - means[$0])) }
        }
        system.add(terms, equals: bottoms[glyph] - level, weight: weights[glyph])
      }
    }
    let strength = Double(lines.reduce(0) { $0 + $1.glyphs.count }) * 0.002
    for power in 0..<3 {
      // Neighbouring knots bend alike, and lines rather straight than curved.
      for knot in 1..<knots - 1 {
        system.add(
          [((knot - 1) * 3 + power, 1), (knot * 3 + power, -2), ((knot + 1) * 3 + power, 1)], equals: 0,
          weight: strength)
      }
      for knot in 0..<knots {
        system.add([(knot * 3 + power, 1)], equals: 0, weight: power == 0 ? strength * 0.02 : strength * 0.3)
      }
    }
    return system.solved()
  }

  /// Tukey's weight of a residual: one in the middle, none beyond 1.
  private static func weight(_ residual: Double) -> Double {
    let square = residual * residual
    return square < 1 ? (1 - square) * (1 - square) : 0
  }
}
