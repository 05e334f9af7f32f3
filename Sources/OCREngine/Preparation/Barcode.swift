internal import ReceiptModel

/// A barcode as its bars: not print, but print that stands close to it is lost with it, since digits that touch bars
/// are one mark with them.
struct Barcode {
  /// The bars, from left to right.
  private let bars: [PageBox]

  /// The least number of bars; the shortest codes in use have 22.
  private static let fewest = 12
  /// A bar is at least this many times as high as print.
  private static let leastHeight = 2.0
  /// A bar is at least this many times as high as wide.
  private static let leastSlenderness = 5
  /// How many bars to each side tell where a bar begins or ends.
  private static let neighbours = 3

  /// Returns the barcodes among a page's marks.
  ///
  /// - Parameters:
  ///   - marks: The boxes of all connected marks.
  ///   - glyphHeight: The height of the page's print.
  /// - Returns: The barcodes, in no order.
  static func find(among marks: [PageBox], glyphHeight: Double) -> [Barcode] {
    let bars =
      marks
      .filter { Double($0.height) >= glyphHeight * leastHeight && $0.width * leastSlenderness <= $0.height }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    var open: [[PageBox]] = []
    var found: [Barcode] = []
    for bar in bars {
      found += open.filter { !reaches($0, bar) && $0.count >= fewest }.map { Barcode(bars: $0) }
      open.removeAll { !reaches($0, bar) }
      if let index = open.firstIndex(where: { stand($0, beside: bar) }) {
        open[index].append(bar)
      } else {
        open.append([bar])
      }
    }
    return found + open.filter { $0.count >= fewest }.map { Barcode(bars: $0) }
  }

  /// What has to be whitened: from each bar to the next, but not what touches them above or below.
  ///
  /// The shorter bars have their true height, since they touch nothing. They are measured from the edge that is
  /// the straighter one.
  var slices: [PageBox] {
    let heights = bars.map(\.height).sorted()
    let height = heights[heights.count / 5]
    let tops = smoothed(\.y)
    let bottoms = smoothed(\.maxY)
    let isHanging = unevenness(of: \.y, tops) <= unevenness(of: \.maxY, bottoms)
    return bars.indices.map { index in
      let top = isHanging ? tops[index] : bottoms[index] - height
      let left = bars[index].x - 1
      let right = index + 1 < bars.count ? bars[index + 1].x : bars[index].maxX + 1
      return PageBox(x: left, y: top - 1, width: max(1, right - left), height: height + 2)
    }
  }

  private func unevenness(of edge: KeyPath<PageBox, Int>, _ smoothed: [Int]) -> Int {
    zip(bars, smoothed).reduce(0) { $0 + abs($1.0[keyPath: edge] - $1.1) }
      + zip(smoothed, smoothed.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
  }

  /// Returns where one edge of each bar lies, by what most of the bars around it say.
  private func smoothed(_ edge: KeyPath<PageBox, Int>) -> [Int] {
    bars.indices.map { index in
      let around = bars[max(0, index - Self.neighbours)...min(bars.count - 1, index + Self.neighbours)]
      let values = around.map { $0[keyPath: edge] }.sorted()
      return values[values.count / 2]
    }
  }

  /// Whether a code that ends with the last of `bars` could go on with `bar`, or with one after it.
  private static func reaches(_ bars: [PageBox], _ bar: PageBox) -> Bool {
    bars.last.map { bar.x - $0.maxX <= $0.height / 2 } ?? false
  }

  /// Whether `bar` stands on the same height as the last of `bars`.
  private static func stand(_ bars: [PageBox], beside bar: PageBox) -> Bool {
    guard let last = bars.last else { return false }
    let shared = min(last.maxY, bar.maxY) - max(last.y, bar.y)
    return shared * 5 >= min(last.height, bar.height) * 4
  }
}
