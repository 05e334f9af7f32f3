internal import ReceiptModel

/// How a page's text stands: how high its glyphs are, which part it fills, and how its lines lie.
struct TextMeasure {
  /// The median height of the glyphs, in pixels.
  let glyphHeight: Double
  /// The glyphs of about that height, and larger print.
  let glyphs: [PageBox]
  /// By how much the lines fall to the right, in degrees.
  let skew: Double
  /// Whether the lines run from top to bottom.
  let isSideways: Bool

  /// With fewer glyphs there is nothing to measure by.
  private static let fewest = 10

  /// Measures glyphs, or gives `nil` where there are too few.
  init?(_ candidates: [PageBox]) {
    let heights = candidates.map(\.height).sorted()
    guard heights.count >= Self.fewest else { return nil }
    let median = Double(heights[heights.count / 2])
    glyphHeight = median
    glyphs = Self.withoutSpecks(
      candidates.filter { Double($0.height) >= median * 0.5 && Double($0.height) <= median * 4 },
      height: median)
    let level = LineDirection(glyphs.map { (along: $0.midX, across: Double($0.maxY)) }, glyphHeight: median)
    let upright = LineDirection(glyphs.map { (along: $0.midY, across: Double($0.maxX)) }, glyphHeight: median)
    skew = level.degrees
    isSideways = upright.sharpness > level.sharpness * 1.5
  }

  /// Returns the part of a page that the glyphs fill, with a margin.
  func area(onWidth width: Int, height: Int) -> PageBox {
    let margin = Int(glyphHeight * 1.5)
    guard let first = glyphs.first else { return PageBox(x: 0, y: 0, width: width, height: height) }
    let union = glyphs.dropFirst().reduce(first) { $0.union($1) }
    let left = max(0, union.x - margin)
    let top = max(0, union.y - margin)
    return PageBox(
      x: left, y: top, width: min(width, union.maxX + margin) - left,
      height: min(height, union.maxY + margin) - top)
  }

  /// Leaves out glyphs without company: print comes in words, dust does not.
  private static func withoutSpecks(_ glyphs: [PageBox], height: Double) -> [PageBox] {
    struct Cell: Hashable { var (x, y): (Int, Int) }
    func cell(_ box: PageBox) -> Cell {
      Cell(x: Int(box.midX / (height * 3)), y: Int(box.midY / (height * 3)))
    }
    var counts: [Cell: Int] = [:]
    for glyph in glyphs { counts[cell(glyph), default: 0] += 1 }
    let kept = glyphs.filter { glyph in
      let own = cell(glyph)
      var company = 0
      for x in own.x - 1...own.x + 1 {
        for y in own.y - 1...own.y + 1 { company += counts[Cell(x: x, y: y)] ?? 0 }
      }
      return company >= 4
    }
    return kept.isEmpty ? glyphs : kept
  }
}
