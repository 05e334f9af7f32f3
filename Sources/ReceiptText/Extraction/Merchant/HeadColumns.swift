internal import ReceiptModel

/// Takes the rows above a purchase apart where they hold two columns: seller and buyer, address and numbers.
///
/// Where rows one below the other have gaps that no blank between words leaves, and go on in line behind them, the right
/// parts follow the left parts of all of them, so that an address can be read down its own column.
struct HeadColumns {
  /// The rows, numbered anew from 0; those below the first amount are as they were.
  private(set) var rows: [ReadRow] = []

  /// A gap so many times as wide as the print is high divides columns.
  private static let gap = 1.5
  /// Parts that begin so near to each other, in heights of print, stand in line.
  private static let alignment = 1.5

  private let lexicon: Lexicon

  init(rows all: [ReadRow], lexicon: Lexicon) {
    self.lexicon = lexicon
    let end = all.firstIndex { $0.hasMoney } ?? all.count
    var place = 0
    while place < end {
      let run = Self.run(all[place..<end])
      // A gap in one row is as likely a wide blank.
      let cells = run.count > 1 ? run.map { parts(of: $0) } : run.map { [$0] }
      append(cells.compactMap(\.first))
      append(cells.flatMap { $0.dropFirst() })
      place += run.count
    }
    append(Array(all[end...]))
  }

  /// The rows from the first on whose second columns begin in line; at least one.
  private static func run(_ rows: ArraySlice<ReadRow>) -> ArraySlice<ReadRow> {
    guard let first = rows.first, let start = secondColumn(of: first) else { return rows.prefix(1) }
    return rows.prefix { row in
      guard row.page == first.page, let other = secondColumn(of: row) else { return false }
      return abs(other.x - start.x) < Int(alignment * Double(first.box.height))
    }
  }

  /// Where the second column of a row begins.
  private static func secondColumn(of row: ReadRow) -> Box? {
    breaks(in: row.text.row).first.map { row.text.row.words[$0].box }
  }

  /// The places of the words that begin a column behind the first.
  private static func breaks(in row: TextRow) -> [Int] {
    row.words.indices.dropFirst().filter { place in
      let (left, right) = (row.words[place - 1].box, row.words[place].box)
      return Double(right.x - left.maxX) > gap * Double(max(1, min(left.height, right.height)))
    }
  }

  private func parts(of row: ReadRow) -> [ReadRow] {
    let breaks = Self.breaks(in: row.text.row)
    guard !breaks.isEmpty else { return [row] }
    let bounds = [0] + breaks + [row.text.row.words.count]
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      TextRow(words: Array(row.text.row.words[start..<end])).map {
        ReadRow($0, page: row.page, index: row.index, lexicon: lexicon)
      }
    }
  }

  private mutating func append(_ parts: [ReadRow]) {
    for part in parts { rows.append(part.numbered(rows.count)) }
  }
}
