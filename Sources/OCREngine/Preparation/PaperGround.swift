internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// The ground of a page, in which the edges of the paper around its text show.
///
/// They are looked for from the text outwards: the first place where the ground changes at once. Shadows
/// change it gradually; print is closed over before.
struct PaperGround: ~Copyable {
  /// The brightness of each tile, without print.
  private let tiles: Bitmap
  private let side: Int
  private let glyphHeight: Double

  /// By how much the ground has to change, in parts.
  private static let leastChange = 0.16
  /// For how many tiles the ground has to stay changed at a side, where single places may be wrong, and at an
  /// end, where a black box as wide as the paper may stand.
  private static let (staysAside, staysAtEnds) = (3, 20)

  init(_ grey: borrowing Bitmap, glyphHeight: Double) throws(Diagnostic) {
    side = min(max(2, Int(glyphHeight / 4)), grey.width, grey.height)
    let bright = try grey.brightest(inTilesOf: side)
    tiles = try Bitmap(pixCloseGray(bright.pix, 7, 7), "find the ground")
    self.glyphHeight = glyphHeight
  }

  /// Looks for the edges to the left and right of lines of text.
  func sides(around lines: [TextLine], bend: LineBend) -> PaperEdges {
    let places = lines.flatMap { $0.glyphs.map(\.midX) }.sorted()
    guard !places.isEmpty else { return PaperEdges(left: nil, right: nil) }
    let middle = places[places.count / 2]
    return PaperEdges(
      left: edge(from: middle, step: -Double(side), bend: bend),
      right: edge(from: middle, step: Double(side), bend: bend))
  }

  private func edge(from middle: Double, step: Double, bend: LineBend) -> SheetSide? {
    let area = bend.area
    var places: [(t: Double, x: Double)] = []
    let count = 120
    for index in 0..<count {
      let t = Double(area.y) + Double(area.height) * (Double(index) + 0.5) / Double(count)
      let edge = firstEdge(staysFor: Self.staysAside) { steps in
        let x = middle + Double(steps) * step
        return value(x: x, y: t + bend.fall(x: x, t: t))
      }
      if let edge { places.append((t, middle + (Double(edge) - 0.5) * step)) }
    }
    return SheetSide(places, of: count, tolerance: max(glyphHeight, Double(area.width) * 0.02))
  }

  /// Looks for the upper and lower edge of the paper around bent lines.
  ///
  /// Where the paper has been cut out already, everything else is as bright as `outside`.
  func ends(
    of bend: LineBend, between edges: PaperEdges, outside: Int?
  ) -> (top: Double?, bottom: Double?) {
    let area = bend.area
    return (
      end(from: Double(area.y), step: -Double(side), bend: bend, edges: edges, outside: outside),
      end(from: Double(area.maxY), step: Double(side), bend: bend, edges: edges, outside: outside)
    )
  }

  private func end(
    from start: Double, step: Double, bend: LineBend, edges: PaperEdges, outside: Int?
  ) -> Double? {
    var places: [Double] = []
    let count = 40
    for index in 0..<count {
      let share = (Double(index) + 0.5) / Double(count)
      let edge = firstEdge(staysFor: Self.staysAtEnds, outside: outside) { steps in
        let t = start + Double(steps) * step
        let left = edges.left?.x(at: t) ?? Double(bend.area.x)
        let right = edges.right?.x(at: t) ?? Double(bend.area.maxX)
        let x = left + share * (right - left)
        return value(x: x, y: t + bend.fall(x: x, t: t))
      }
      if let edge { places.append(start + (Double(edge) - 0.5) * step) }
    }
    guard places.count * 2 >= count else { return nil }
    return places.sorted()[places.count / 2]
  }

  /// Returns after how many steps the ground changes at once and stays changed, or `nil`.
  private func firstEdge(staysFor tiles: Int, outside: Int? = nil, _ value: (Int) -> UInt8?) -> Int? {
    if let outside {
      var (count, run) = (0, 0)
      while let next = value(count), run <= Self.run {
        run = abs(Int(next) - outside) <= 2 ? run + 1 : 0
        count += 1
      }
      return run > Self.run ? count - run : nil
    }

    var seen: [Double] = []
    var edge: Int?
    while let next = value(seen.count) {
      seen.append(Double(next))
      let last = seen.count - 1
      guard last >= Self.run + 4 else { continue }
      // The change itself takes up to two tiles, and the paper before it is not to be one of them.
      let start = edge ?? last - Self.run
      let paper = (seen[start - 4] + seen[start - 3] + seen[start - 2]) / 3
      let change = paper * Self.leastChange + 6
      let isOther = seen[(edge == nil ? start + 1 : last)...]
        .allSatisfy { $0 < paper - change || $0 > paper + change }
      edge = isOther ? start : nil
      if let edge, last - edge >= tiles { return edge }
    }
    return edge
  }

  /// How many tiles in a row have to differ for an edge to be considered.
  private static let run = 3

  private func value(x: Double, y: Double) -> UInt8? {
    guard x >= 0, y >= 0, x < Double(tiles.width * side), y < Double(tiles.height * side) else { return nil }
    let (column, row) = (Int(x) / side, Int(y) / side)
    var value: UInt32 = 0
    pixGetPixel(tiles.pix, Int32(column), Int32(row), &value)
    return UInt8(truncatingIfNeeded: value)
  }
}
