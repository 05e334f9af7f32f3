internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// Where the paper lies on a photograph: the piece of even ground that bears print, among tables, cloths and hands.
///
/// It only says what is not paper. Where it cannot tell, nothing is cut off, and lines of text have to do.
struct PaperRegion {
  /// The outline, in pixels of the page.
  let outline: Hull
  /// The box around it, within the page.
  let box: PageBox

  /// The least changes of ground that are edges, tried in turn: the first that sets paper apart is the best, since
  /// with finer ones creases are edges too.
  private static let edges: [Float] = [0.20, 0.13, 0.08, 0.05]
  /// Paper fills at least this part of a picture, and not more than that.
  private static let (leastShare, mostShare) = (0.04, 0.90)
  /// How much of its smallest rectangle paper fills at least: perspective takes some of it.
  private static let leastRectangle = 0.72
  /// By how much less it may do so with a further piece.
  private static let looser = 0.04
  /// At least so many tiles of print, and this part of all of its tiles.
  private static let (leastInk, leastInkShare) = (60, 0.03)

  /// Looks for the paper, or gives `nil` where it fills the page or cannot be told.
  init?(_ grey: borrowing Bitmap) throws(Diagnostic) {
    guard min(grey.width, grey.height) >= 200 else { return nil }
    let map = try GroundMap(grey)
    let changes = map.changes()
    for least in Self.edges {
      let pieces = GroundPiece.find(
        on: map, changes: changes, edgesFrom: least, smallest: map.ground.count / 1000)
      guard let (found, brightness) = Self.paper(among: pieces, on: map) else { continue }
      // The tiles at the edge itself belong to no piece.
      outline = found.widened(by: 1.5, scaled: Double(map.side))
      let xs = outline.corners.map(\.x)
      let ys = outline.corners.map(\.y)
      let left = max(0, Int(xs.min() ?? 0))
      let top = max(0, Int(ys.min() ?? 0))
      box = PageBox(
        x: left, y: top, width: min(grey.width, Int(xs.max() ?? 0)) - left,
        height: min(grey.height, Int(ys.max() ?? 0)) - top)
      outside = Int(brightness / 2)
      guard box.width > 0, box.height > 0 else { return nil }
      return
    }
    return nil
  }

  /// How bright what is not paper is made: like a plain dark table.
  let outside: Int

  /// Returns the part of the page around the paper, with everything else as bright as ``outside``.
  func cut(_ grey: borrowing Bitmap) throws(Diagnostic) -> Bitmap {
    try grey.cropped(to: box).painted(UInt32(outside)) { row in
      outline.span(at: Double(box.y + row) + 0.5).map {
        (Int($0.left) - box.x, Int($0.right.rounded(.up)) - box.x)
      }
    }
  }

  private static func paper(
    among pieces: [GroundPiece], on map: GroundMap
  ) -> (hull: Hull, brightness: Double)? {
    let all = Double(map.ground.count)
    // A page or a table touches most sides of the picture; a long receipt two.
    let papers = pieces.filter { $0.sides < 3 }
    guard let first = papers.max(by: { $0.ink < $1.ink }) else { return nil }
    var (hull, area, ink) = (first.hull, first.area, first.ink)
    var rest = papers.filter { $0.rows.first?.y != first.rows.first?.y || $0.ink != first.ink }
    // Folds and the edges of shadows part a sheet; what belongs together makes a better rectangle together.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, piece) in rest.enumerated() {
        guard belongs(piece, to: first) else { continue }
        let joined = hull.joined(piece.hull)
        let fills = Double(area + piece.area) / joined.area
        guard fills > 0.85, joined.area / joined.rectangleArea > hull.area / hull.rectangleArea - looser
        else { continue }
        (hull, area, ink) = (joined, area + piece.area, ink + piece.ink)
        rest.remove(at: index)
        isGrowing = true
        break
      }
    }
    guard ink >= leastInk, Double(ink) >= Double(area) * leastInkShare,
      hull.area >= all * leastShare, hull.area <= all * mostShare,
      hull.area >= hull.rectangleArea * leastRectangle, Double(area) >= hull.area * 0.85
    else { return nil }
    // Another receipt that the frame does not cut is to be read as well.
    guard
      !rest.contains(where: { $0.sides == 0 && $0.ink * 2 > ink && $0.brightness > first.brightness * 0.7 })
    else { return nil }
    return isPage(pieces, paper: first, ink: ink, on: map) ? nil : (hull, first.brightness)
  }

  private static func belongs(_ piece: GroundPiece, to first: GroundPiece) -> Bool {
    let ratio = piece.brightness / max(1, first.brightness)
    let bearsPrint = Double(piece.ink) > Double(piece.area) * leastInkShare
    return bearsPrint ? ratio > 0.45 && ratio < 2.2 : piece.sides < 2 && ratio > 0.7 && ratio < 1.4
  }

  /// Whether what lies around is a printed page with a panel on it, and no table: its print does not go on to the
  /// edges of the picture as the pattern of a cloth does, and paper is not darker than what it lies on.
  private static func isPage(_ pieces: [GroundPiece], paper: GroundPiece, ink: Int, on map: GroundMap) -> Bool
  {
    let around = pieces.filter { $0.sides >= 3 }
    guard let ground = around.max(by: { $0.area < $1.area }) else { return false }
    if ground.brightness > paper.brightness * 1.15 { return true }
    let print = around.reduce(0) { $0 + $1.ink }
    guard Double(print) > Double(ink) * 0.15 else { return false }
    let margin = 6
    var (marginInk, marginTiles) = (0, 0)
    for y in 0..<map.height {
      let isEnd = y < margin || y >= map.height - margin
      for x in 0..<map.width where isEnd || x < margin || x >= map.width - margin {
        marginTiles += 1
        if map.ink[y * map.width + x] { marginInk += 1 }
      }
    }
    let share = Double(print) / Double(max(1, around.reduce(0) { $0 + $1.area }))
    return Double(marginInk) < Double(marginTiles) * share * 0.4
  }
}
