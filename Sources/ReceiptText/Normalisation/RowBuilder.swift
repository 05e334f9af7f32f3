internal import ReceiptModel

/// Joins words into printed rows by their place on the page.
///
/// The engine's own lines are not trusted: a label and its amount are often separate blocks to it. They
/// serve to measure how the page leans, so that a row of a crooked page is still one row.
struct RowBuilder {
  private struct Band {
    var members: [Int]
    var center: Double
    var height: Double
  }

  /// Returns the rows of a page from top to bottom, their words from left to right.
  static func rows(of words: [Word]) -> [TextRow] {
    let usable = words.filter { !$0.text.isEmpty && $0.box.width > 0 && $0.box.height > 0 }
    guard !usable.isEmpty else { return [] }
    let slope = lean(of: usable)
    let typical = usable.typicalHeight
    let centers = usable.map { $0.box.midY - slope * $0.box.midX }
    var bands: [Band] = []
    for index in usable.indices.sorted(by: {
      (centers[$0], usable[$0].box.x) < (centers[$1], usable[$1].box.x)
    }) {
      // Smears and logos are far taller than print and would tie rows together.
      let height = min(Double(usable[index].box.height), typical * 1.8)
      let fits = bands.indices.suffix(8).filter { place in
        isSameRow(bands[place], centers[index], height)
          && !bands[place].members.contains { covers(usable[$0].box, usable[index].box) }
      }
      let nearest = fits.min {
        abs(bands[$0].center - centers[index]) < abs(bands[$1].center - centers[index])
      }
      if let nearest {
        let count = Double(bands[nearest].members.count)
        bands[nearest].center = (bands[nearest].center * count + centers[index]) / (count + 1)
        bands[nearest].height = (bands[nearest].height * count + height) / (count + 1)
        bands[nearest].members.append(index)
      } else {
        bands.append(Band(members: [index], center: centers[index], height: height))
      }
    }
    bands.sort { $0.center < $1.center }
    return bands.compactMap { band in
      TextRow(words: band.members.map { usable[$0] }.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) })
    }
  }

  private static func isSameRow(_ band: Band, _ center: Double, _ height: Double) -> Bool {
    abs(band.center - center) < 0.45 * min(band.height, height) + 0.1 * max(band.height, height)
  }

  /// Whether two words stand one above the other, and so cannot share a row.
  private static func covers(_ a: Box, _ b: Box) -> Bool {
    let shared = min(a.maxX, b.maxX) - max(a.x, b.x)
    return shared * 2 > min(a.width, b.width)
  }

  /// How many pixels down a row goes per pixel to the right: the middle of what the engine's lines say.
  private static func lean(of words: [Word]) -> Double {
    var lines: [Int: (first: Box, last: Box)] = [:]
    for word in words {
      guard let line = word.line else { continue }
      lines[line] = (lines[line]?.first ?? word.box, word.box)
    }
    let slopes = lines.values.compactMap { line -> Double? in
      let run = line.last.midX - line.first.midX
      guard run > Double(line.first.height) * 8 else { return nil }
      // Baselines lean as the page does; middles also vary with the letters.
      return Double(line.last.maxY - line.first.maxY) / run
    }
    guard slopes.count >= 3 else { return 0 }
    let sorted = slopes.sorted()
    let middle = sorted[sorted.count / 2]
    return abs(middle) < 0.3 ? middle : 0
  }
}
