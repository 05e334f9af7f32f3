internal import ReceiptModel

/// Where the amounts of a receipt stand across the page: nearly all of them end at one place.
struct AmountColumn: Sendable {
  /// Where amounts end.
  let right: Int
  /// How high they are printed.
  let height: Int

  /// Finds the column of the last amounts of some rows, or `nil` where too few of them stand in one.
  init?(_ boxes: [Box]) {
    guard boxes.count >= 3 else { return nil }
    let height = boxes.map(\.height).sorted()[boxes.count / 2]
    let edges = boxes.map(\.maxX).sorted()
    let tolerance = max(2, height * 3 / 2)
    var best: (count: Int, right: Int) = (0, 0)
    for edge in edges {
      let near = edges.filter { abs($0 - edge) <= tolerance }
      if near.count > best.count { best = (near.count, near[near.count / 2]) }
    }
    guard best.count >= 3, best.count * 2 >= boxes.count else { return nil }
    right = best.right
    self.height = height
  }

  /// Whether an amount stands in the column, rather than to its left as the price of one does.
  func holds(_ box: Box) -> Bool { box.maxX > right - height * 5 / 2 }

  /// Whether a word stands in the column and ends about where amounts do.
  func reaches(_ box: Box) -> Bool { holds(box) && box.x < right && box.maxX < right + height * 3 }
}
