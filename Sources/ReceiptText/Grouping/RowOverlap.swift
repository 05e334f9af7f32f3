internal import ReceiptModel

/// Finds the rows that two pictures of one long receipt share, so that they are not counted twice.
enum RowOverlap {
  /// Fewer equal rows are chance: the same thing may be bought twice in a row.
  private static let fewest = 3
  /// More rows are not looked for.
  private static let most = 40
  /// How many rows at the edges of the pictures may be cut through.
  private static let cut = 2

  /// Returns pages that follow one another without the rows that they repeat.
  static func joined(_ pages: [TextPage]) -> [TextPage] {
    var joined: [TextPage] = []
    for page in pages {
      var page = page
      if let last = joined.last { page.removeFirst(count(end: last.rows, beginning: page.rows)) }
      joined.append(page)
    }
    return joined
  }

  /// Returns how many rows at the beginning of a page are also the end of the page before.
  static func count(end: [TextRow], beginning: [TextRow]) -> Int {
    let above = end.suffix(most + cut).map { LetterPairs($0.text) }
    let below = beginning.prefix(most + cut).map { LetterPairs($0.text) }
    for length in stride(from: min(most, above.count, below.count), through: fewest, by: -1) {
      for (high, low) in cuts where length + high <= above.count && length + low <= below.count {
        let last = above[(above.count - high - length)..<(above.count - high)]
        let first = below[low..<(low + length)]
        if isSame(Array(last), Array(first)) { return length + low }
      }
    }
    return 0
  }

  /// How many rows are passed over at the end of the one page and at the beginning of the other.
  private static var cuts: [(Int, Int)] { (0...cut).flatMap { high in (0...cut).map { (high, $0) } } }

  private static func isSame(_ above: [LetterPairs], _ below: [LetterPairs]) -> Bool {
    // The same form filled in twice differs in its digits.
    let alike = zip(above, below).count { $0.digits == $1.digits && $0.likeness(to: $1) >= 0.75 }
    return alike * 5 >= above.count * 4 && Set(above).count >= min(fewest, above.count)
      && above.contains { $0.count >= 8 }
  }
}
