/// A connected part of a page's ground without edges within: a sheet of paper, or a part of one; a table.
struct GroundPiece {
  /// How far it reaches in each row that it touches.
  private(set) var rows: [(y: Int, left: Int, right: Int)] = []
  /// How many of its tiles hold ink.
  private(set) var ink = 0
  /// The mean brightness of its ground.
  private(set) var brightness = 0.0
  /// How many sides of the page it touches.
  private(set) var sides = 0

  /// The tiles between its ends in all rows.
  var area: Int { rows.reduce(0) { $0 + $1.right - $1.left + 1 } }
  /// Its outline, without dents.
  var hull: Hull {
    Hull(
      rows.flatMap { [($0.left, $0.y), ($0.right + 1, $0.y), ($0.left, $0.y + 1), ($0.right + 1, $0.y + 1)] })
  }

  /// Finds the pieces of a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - changes: What ``GroundMap/changes()`` gives for it.
  ///   - least: The least change that is an edge.
  ///   - smallest: Pieces of fewer tiles are left out.
  /// - Returns: The pieces, in no order.
  static func find(
    on map: GroundMap, changes: [Float], edgesFrom least: Float, smallest: Int
  ) -> [GroundPiece] {
    var isOpen = changes.map { $0 < least }
    var pieces: [GroundPiece] = []
    var stack: [Int] = []
    for start in isOpen.indices where isOpen[start] {
      isOpen[start] = false
      stack = [start]
      var tiles: [Int] = []
      while let tile = stack.popLast() {
        tiles.append(tile)
        let x = tile % map.width
        func visit(_ next: Int) {
          guard isOpen[next] else { return }
          isOpen[next] = false
          stack.append(next)
        }
        if x > 0 { visit(tile - 1) }
        if x + 1 < map.width { visit(tile + 1) }
        if tile >= map.width { visit(tile - map.width) }
        if tile + map.width < isOpen.count { visit(tile + map.width) }
      }
      if tiles.count >= smallest { pieces.append(GroundPiece(tiles, on: map)) }
    }
    return pieces
  }

  private init(_ tiles: [Int], on map: GroundMap) {
    var reach: [Int: (left: Int, right: Int)] = [:]
    var sum = 0
    for tile in tiles {
      let (x, y) = (tile % map.width, tile / map.width)
      let old = reach[y] ?? (x, x)
      reach[y] = (min(old.left, x), max(old.right, x))
      sum += Int(map.ground[tile])
      if map.ink[tile] { ink += 1 }
    }
    rows = reach.map { ($0.key, $0.value.left, $0.value.right) }.sorted { $0.y < $1.y }
    brightness = Double(sum) / Double(max(1, tiles.count))
    // Edges at the frame itself cost a tile.
    let near = 2
    if rows.contains(where: { $0.left <= near }) { sides += 1 }
    if rows.contains(where: { $0.right >= map.width - 1 - near }) { sides += 1 }
    if rows.first.map({ $0.y <= near }) ?? false { sides += 1 }
    if rows.last.map({ $0.y >= map.height - 1 - near }) ?? false { sides += 1 }
  }
}
