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
  /// In line with such a gap, a narrower one does as well.
  private static let narrowGap = 0.9
  /// Parts that begin so near to each other, in heights of print, stand in line.
  private static let alignment = 1.5

  private let lexicon: Lexicon

  init(rows all: [ReadRow], lexicon: Lexicon) {
    self.lexicon = lexicon
    let end = all.firstIndex { $0.hasMoney } ?? all.count
    var place = 0
    while place < end {
      let run = Self.run(all[place..<end])
      let cells = run.rows.map { parts(of: $0, at: run.columns) }
      append(cells.compactMap(\.first))
      append(cells.flatMap { $0.dropFirst() })
      place += run.rows.count
    }
    append(Array(all[end...]))
  }

  /// The rows from the first on that have a column in line with one of its own, and where these columns begin.
  ///
  /// A gap in one row alone is as likely a wide blank: the run then is that row, without columns.
  private static func run(_ rows: ArraySlice<ReadRow>) -> (rows: ArraySlice<ReadRow>, columns: [Int]) {
    guard let first = rows.first else { return (rows, []) }
    let words = first.text.row.words
    let columns = words.indices.dropFirst().filter {
      gap(before: $0, in: first) > gap && !isLabelled($0, in: first)
    }
    .map { words[$0].box.x }
    let run = rows.prefix { row in
      row.index == first.index || row.page == first.page && !breaks(in: row, at: columns).isEmpty
    }
    return run.count > 1 ? (run, columns) : (rows.prefix(1), [])
  }

  /// The places of the words that begin a column.
  private static func breaks(in row: ReadRow, at columns: [Int]) -> [Int] {
    let words = row.text.row.words
    return words.indices.dropFirst().filter { place in
      let reach = alignment * Double(words[place].box.height)
      let isInLine = columns.contains { abs(Double($0 - words[place].box.x)) < reach }
      return isInLine && gap(before: place, in: row) > narrowGap && !isLabelled(place, in: row)
    }
  }

  /// Whether the word before says what follows, as in forms: "Name:   Mill Ltd".
  private static func isLabelled(_ place: Int, in row: ReadRow) -> Bool {
    row.text.row.words[place - 1].text.hasSuffix(":")
  }

  /// How wide the gap before a word is, in heights of its print.
  private static func gap(before place: Int, in row: ReadRow) -> Double {
    let (left, right) = (row.text.row.words[place - 1].box, row.text.row.words[place].box)
    return Double(right.x - left.maxX) / Double(max(1, min(left.height, right.height)))
  }

  private func parts(of row: ReadRow, at columns: [Int]) -> [ReadRow] {
    let breaks = Self.breaks(in: row, at: columns)
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
