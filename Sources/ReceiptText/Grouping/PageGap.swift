internal import ReceiptModel

/// An empty strip from edge to edge of the print on a page.
struct PageGap {
  /// Whether it runs from top to bottom.
  let isVertical: Bool
  /// Where it begins and ends, in pixels across it.
  let range: Range<Int>

  /// A gap is this many times as wide as print is high.
  private static let leastWidth = 1.5
  /// A gap between rows, which always leave some.
  private static let leastHeight = 2.5

  /// Whether a box lies on its left, or above it.
  func isBefore(_ box: Box) -> Bool {
    (isVertical ? box.midX : box.midY) < Double(range.lowerBound + range.upperBound) / 2
  }

  /// Returns the gaps that run from top to bottom, the widest first.
  static func across(_ words: [Word]) -> [PageGap] {
    gaps(
      printed(words).map { $0.box.x..<max($0.box.x + 1, $0.box.maxX) },
      least: leastWidth * words.typicalHeight
    )
    .map { PageGap(isVertical: true, range: $0) }
  }

  /// Returns the gaps that run from left to right, the widest first.
  static func down(_ words: [Word]) -> [PageGap] {
    gaps(
      printed(words).map { $0.box.y..<max($0.box.y + 1, $0.box.maxY) },
      least: leastHeight * words.typicalHeight
    )
    .map { PageGap(isVertical: false, range: $0) }
  }

  /// The words that are print: the edge of paper and its shadow are read as bars and dashes.
  private static func printed(_ words: [Word]) -> [Word] {
    words.filter { $0.text.hasLetterOrNumber }
  }

  private static func gaps(_ spans: [Range<Int>], least: Double) -> [Range<Int>] {
    let sorted = spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    guard var end = sorted.first?.upperBound else { return [] }
    var gaps: [Range<Int>] = []
    for span in sorted {
      if Double(span.lowerBound - end) >= max(1, least) { gaps.append(end..<span.lowerBound) }
      end = max(end, span.upperBound)
    }
    return gaps.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
  }
}
