internal import ReceiptModel

/// The headings of a table of items, by their places across the page.
struct ItemColumns: Sendable {
  /// One heading.
  struct Heading: Hashable, Sendable {
    var kind: ColumnKind
    var minX: Int
    var maxX: Int
    /// How many rows below the main row of headings it stands; less than 0 above it.
    var line: Int
  }

  /// The place of the main row of headings among the rows.
  let place: Int
  /// The place of the first row below all headings.
  let end: Int
  /// The headings of the main row, from left to right.
  let main: [Heading]
  /// Headings above and below it.
  let others: [Heading]

  /// Finds the first headings of a table at or after a place, or `nil`.
  init?(in rows: [ReadRow], from start: Int = 0) {
    for place in rows.indices.dropFirst(start) {
      guard let main = Self.mainHeadings(rows[place]) else { continue }
      // Of several rows of headings the fullest is the main one.
      let below = rows[(place + 1)...].prefix(2).compactMap { Self.mainHeadings($0) }
      if below.contains(where: { $0.count > main.count }) { continue }
      var others: [Heading] = []
      for step in [-1, -2] {
        guard rows.indices.contains(place + step), rows[place + step].page == rows[place].page,
          let found = Self.extraHeadings(rows[place + step])
        else { break }
        others += found.map { Heading(kind: $0.kind, minX: $0.minX, maxX: $0.maxX, line: step) }
      }
      var end = place + 1
      while rows.indices.contains(end), end - place <= 3, let found = Self.extraHeadings(rows[end]) {
        others += found.map { Heading(kind: $0.kind, minX: $0.minX, maxX: $0.maxX, line: end - place) }
        end += 1
      }
      guard (main + others).contains(where: { $0.kind.isText || $0.kind == .quantity }) else { continue }
      self.place = place
      self.end = end
      self.main = Self.resolved(Self.stacked(main, others))
      self.others = others
      return
    }
    return nil
  }

  /// Whether a row repeats the headings, as on a following page.
  func isRepeated(in row: ReadRow) -> Bool {
    Self.mainHeadings(row).map {
      Set($0.map(\.kind)).isSubset(of: Set(main.map(\.kind)).union([.price, .unit]))
    } ?? false
  }

  /// Whether a row is the head of another table, as of the tax.
  func isOtherTable(_ row: ReadRow) -> Bool {
    guard row.digits == 0, row.folded.count <= 12 else { return false }
    let (found, known) = Self.headings(of: row)
    let kinds = Set(found.map(\.kind))
    if kinds.count >= 3 && known * 2 > row.folded.count { return true }
    return kinds.count >= 2 && row.concepts.contains(.tax) && !kinds.contains(.description)
  }

  /// Returns the heading of the main row that a stretch across the page belongs to.
  func column(from minX: Int, to maxX: Int) -> Heading? { Self.nearest(main, from: minX, to: maxX) }

  /// How many rows below an item's amount its name stands: 0 in most tables.
  var descriptionLine: Int {
    guard !main.contains(where: { $0.kind == .description }) else { return 0 }
    return others.first { $0.kind == .description }?.line ?? 0
  }

  /// Returns the heading, of the row of headings that names the description, that a stretch belongs to.
  func textColumn(from minX: Int, to maxX: Int) -> Heading? {
    let line = descriptionLine
    return line == 0
      ? column(from: minX, to: maxX)
      : Self.nearest(others.filter { $0.line == line }, from: minX, to: maxX)
  }

  /// Where names can stand: from the left edge of their heading to that of the next column.
  var descriptionRange: Range<Int>? {
    guard let description = (main + others).first(where: { $0.kind == .description }),
      let next = main.filter({ $0.minX > description.minX && !$0.kind.isText }).map(\.minX).min()
    else { return nil }
    return description.minX..<max(next, description.minX)
  }

  private static func nearest(_ headings: [Heading], from minX: Int, to maxX: Int) -> Heading? {
    headings.min { a, b in
      let (first, second) = (distance(a, minX, maxX), distance(b, minX, maxX))
      return first != second ? first < second : a.minX < b.minX
    }
  }

  /// The gap between a heading and a stretch; less than 0 by as much as they overlap.
  private static func distance(_ heading: Heading, _ minX: Int, _ maxX: Int) -> Int {
    max(heading.minX, minX) - min(heading.maxX, maxX)
  }

  /// Adds the headings that stand in another row beside those of the main row; of "price per" above "unit", the
  /// first word counts.
  private static func stacked(_ main: [Heading], _ others: [Heading]) -> [Heading] {
    var headings = main
    for other in others where !other.kind.isText {
      let touching = headings.indices.filter {
        headings[$0].minX < other.maxX && other.minX < headings[$0].maxX
      }
      if touching.isEmpty {
        headings.append(other)
      } else if touching.count == 1, other.kind == .price, headings[touching[0]].kind == .unit {
        headings[touching[0]].kind = .price
      }
    }
    return headings.sorted { $0.minX < $1.minX }
  }

  /// An "amount" in front of the names counts, and of prices alone the last is the amount.
  private static func resolved(_ headings: [Heading]) -> [Heading] {
    var headings = headings
    let amounts = headings.indices.filter { headings[$0].kind == .amount }
    if let first = amounts.first, amounts.count > 1,
      let description = headings.firstIndex(where: { $0.kind == .description }), first < description,
      !headings.contains(where: { $0.kind == .quantity })
    {
      headings[first].kind = .quantity
    }
    // "Article" in front of "description", over a narrow column, heads the codes.
    let texts = headings.indices.filter { headings[$0].kind == .description }
    if texts.count == 2, texts[1] == texts[0] + 1, !headings.contains(where: { $0.kind == .code }),
      headings[texts[1]].minX - headings[texts[0]].minX < 2
        * (headings[texts[0]].maxX - headings[texts[0]].minX)
    {
      headings[texts[0]].kind = .code
    }
    if amounts.isEmpty, let price = headings.lastIndex(where: { $0.kind == .price }) {
      headings[price].kind = .amount
    }
    return headings
  }

  private static func mainHeadings(_ row: ReadRow) -> [Heading]? {
    guard row.folded.count <= 20, row.digits <= 3, !row.hasMoney, row.dates.isEmpty else { return nil }
    let (found, known) = headings(of: row)
    let kinds = Set(found.map(\.kind))
    guard kinds.contains(.amount) || kinds.contains(.price) else { return nil }
    let isItemTable = kinds.contains(.description) || kinds.contains(.quantity) || kinds.contains(.code)
    let isWide = kinds.count >= 3 || kinds.count == 2 && kinds.contains(.description)
    guard isItemTable, isWide, known * 2 > row.folded.count else { return nil }
    return found
  }

  private static func extraHeadings(_ row: ReadRow) -> [Heading]? {
    guard row.folded.count <= 8, row.digits == 0, !row.text.scalars.contains(":") else { return nil }
    let (found, known) = headings(of: row)
    return known > 0 && known * 2 >= row.folded.count ? found : nil
  }

  private static func headings(of row: ReadRow) -> (found: [Heading], known: Int) {
    var found: [Heading] = []
    var known = 0
    var start = 0
    let words = row.text.row.words
    while start < row.folded.count {
      guard let heading = ColumnKind.heading(row.folded, at: start) else {
        start += 1
        continue
      }
      let first = words[row.wordOf[start]].box
      let last = words[row.wordOf[start + heading.count - 1]].box
      known += heading.count
      start += heading.count
      // Two words of one heading, "Meng.- einheit Einheit", are one column.
      if let known = found.indices.last, found[known].kind == heading.kind,
        first.x - found[known].maxX < first.height
      {
        found[known].maxX = last.maxX
      } else {
        found.append(Heading(kind: heading.kind, minX: first.x, maxX: last.maxX, line: 0))
      }
    }
    return (found, known)
  }
}
