internal import ReceiptModel

/// Glyphs that stand beside each other on one line.
struct TextLine {
  /// The glyphs, from left to right.
  let glyphs: [PageBox]

  /// The farthest that the next glyph of a line may stand, in glyph heights: two blanks.
  private static let widestGap = 1.6
  /// The most that a neighbour may stand higher or lower, in glyph heights, and what a slope adds for each
  /// pixel along the line.
  private static let (highestStep, slope) = (0.35, 0.12)
  /// Shorter lines may be anything.
  private static let fewest = 5

  /// Returns the line on a picture that is larger by `factor`.
  func scaled(by factor: Double) -> TextLine {
    TextLine(
      glyphs: glyphs.map { glyph in
        func scaled(_ length: Int) -> Int { Int((Double(length) * factor).rounded()) }
        return PageBox(
          x: scaled(glyph.x), y: scaled(glyph.y), width: scaled(glyph.maxX) - scaled(glyph.x),
          height: scaled(glyph.maxY) - scaled(glyph.y))
      })
  }

  /// The median height of the glyphs.
  var glyphHeight: Double { Double(glyphs.map(\.height).sorted()[glyphs.count / 2]) }

  /// By how much the line falls to the right, in pixels for each pixel.
  var slope: Double {
    guard let first = glyphs.first, let last = glyphs.last, last.midX > first.midX else { return 0 }
    return Double(last.maxY - first.maxY) / (last.midX - first.midX)
  }

  /// The slope that most text agrees on, in degrees, or `nil` without any.
  static func skew(of lines: [TextLine]) -> Double? {
    median(lines.map { (value: $0.slope, weight: $0.length) }).map(LineDirection.degrees)
  }

  /// The height of most text's glyphs, or `nil` without any.
  static func glyphHeight(of lines: [TextLine]) -> Double? {
    median(lines.flatMap { $0.glyphs.map { (value: Double($0.height), weight: Double($0.width)) } })
  }

  /// How far the line reaches: the larger its print, the more it tells.
  var length: Double { Double((glyphs.last?.maxX ?? 0) - (glyphs.first?.x ?? 0)) }

  private static func median(_ values: [(value: Double, weight: Double)]) -> Double? {
    var rest = values.reduce(0) { $0 + $1.weight } / 2
    for value in values.sorted(by: { $0.value < $1.value }) {
      rest -= value.weight
      if rest <= 0 { return value.value }
    }
    return values.last?.value
  }

  /// Whether the glyphs stand as evenly as print: specks that happen to be neighbours do not.
  ///
  /// Each is compared with its neighbours, since lines may bend.
  private var isEven: Bool {
    let height = glyphHeight
    let uneven = glyphs.indices.dropFirst().dropLast().count { index in
      let level = Double(glyphs[index - 1].maxY + glyphs[index + 1].maxY) / 2
      return abs(Double(glyphs[index].maxY) - level) > max(1.5, height * 0.2)
        || abs(Double(glyphs[index].height) - height) > max(1.5, height * 0.35)
    }
    return uneven * 3 <= glyphs.count
  }

  /// Finds the lines that glyphs stand on, whatever their height, where they slope by 15 degrees at most.
  static func lines(of glyphs: [PageBox]) -> [TextLine] {
    let glyphs = glyphs.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let followers = followers(of: glyphs)
    var isFollower = [Bool](repeating: false, count: glyphs.count)
    for case let next? in followers { isFollower[next] = true }
    var lines: [TextLine] = []
    for first in glyphs.indices where !isFollower[first] {
      var line = [glyphs[first]]
      var last = first
      while let next = followers[last] {
        line.append(glyphs[next])
        last = next
      }
      if line.count >= fewest, TextLine(glyphs: line).isEven { lines.append(TextLine(glyphs: line)) }
    }
    return lines
  }

  /// Finds for each glyph the one that follows it.
  ///
  /// No glyph follows two, and links lead to the right only.
  private static func followers(of glyphs: [PageBox]) -> [Int?] {
    guard !glyphs.isEmpty else { return [] }
    struct Band: Hashable { var (x, y): (Int, Int) }
    // Glyphs that are higher than most may miss neighbours that stand far away.
    let heights = glyphs.map(\.height).sorted()
    let side = Double(heights[min(heights.count - 1, heights.count * 4 / 5)]) * (widestGap + 1)
    func band(_ x: Int, _ y: Int) -> Band { Band(x: Int(Double(x) / side), y: Int(Double(y) / side)) }
    var bands: [Band: [Int]] = [:]
    for (index, glyph) in glyphs.enumerated() { bands[band(glyph.x, glyph.maxY), default: []].append(index) }
    var followers = [Int?](repeating: nil, count: glyphs.count)
    var leaders = [(index: Int, cost: Double)?](repeating: nil, count: glyphs.count)
    for (index, glyph) in glyphs.enumerated() {
      var best: (index: Int, cost: Double)?
      let own = band(glyph.maxX, glyph.maxY)
      for x in own.x - 1...own.x + 1 {
        for y in own.y - 1...own.y + 1 {
          for candidate in bands[Band(x: x, y: y)] ?? [] {
            guard let cost = cost(glyph, glyphs[candidate]), cost < best?.cost ?? .infinity
            else { continue }
            best = (candidate, cost)
          }
        }
      }
      guard let best, best.cost < leaders[best.index]?.cost ?? .infinity else { continue }
      if let leader = leaders[best.index] { followers[leader.index] = nil }
      followers[index] = best.index
      leaders[best.index] = (index, best.cost)
    }
    return followers
  }

  /// How badly `next` follows `glyph`; `nil` where it does not.
  private static func cost(_ glyph: PageBox, _ next: PageBox) -> Double? {
    let height = Double(max(glyph.height, next.height))
    let gap = Double(next.x - glyph.maxX)
    let away = next.midX - glyph.midX
    let step = abs(Double(next.maxY - glyph.maxY))
    guard next.x > glyph.x, away > height * 0.2, gap <= height * widestGap,
      step <= height * highestStep + away * slope,
      next.height <= glyph.height * 2, glyph.height <= next.height * 2
    else { return nil }
    return max(0, gap) + step * 3
  }
}
