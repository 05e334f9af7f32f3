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

  /// Returns the gaps between words: those that run from top to bottom, then those from left to right, of each the
  /// widest first and `most` at most.
  static func widest(_ most: Int, between words: [Word]) -> [PageGap] {
    // The edge of paper and its shadow are read as bars and dashes.
    let boxes = words.filter { $0.text.hasLetterOrNumber }.map(\.box)
    let height = words.typicalHeight
    let across = gaps(boxes.map { $0.x..<max($0.x + 1, $0.maxX) }, least: leastWidth * height)
    let down = gaps(boxes.map { $0.y..<max($0.y + 1, $0.maxY) }, least: leastHeight * height)
    return across.prefix(most).map { PageGap(isVertical: true, range: $0) }
      + down.prefix(most).map { PageGap(isVertical: false, range: $0) }
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
