internal import ReceiptModel

/// A row of a table of items, its words sorted into columns.
struct ColumnRow: Sendable {
  let row: ReadRow
  /// The kind of column of each word.
  let kinds: [ColumnKind]

  /// Sorts the words of a row.
  ///
  /// Words that stand close together are one cell. What is text in a cell belongs to one column; numbers at
  /// its ends belong to the columns that they stand under.
  init(_ row: ReadRow, columns: ItemColumns) {
    self.row = row
    let words = row.text.row.words
    var kinds = [ColumnKind](repeating: .description, count: words.count)
    var start = 0
    while start < words.count {
      var end = start + 1
      while end < words.count, words[end].box.x - words[end - 1].box.maxX < words[end].box.height * 9 / 10 {
        end += 1
      }
      Self.sort(start..<end, of: row, columns: columns, into: &kinds)
      start = end
    }
    self.kinds = kinds
  }

  private static func sort(
    _ cell: Range<Int>, of row: ReadRow, columns: ItemColumns, into kinds: inout [ColumnKind]
  ) {
    let words = row.text.row.words
    func column(_ place: Int) -> ColumnKind {
      columns.column(from: words[place].box.x, to: words[place].box.maxX)?.kind ?? .description
    }
    let hasText = cell.contains {
      words[$0].text.letterCount > 2 && CurrencySign.of(word: words[$0].text) == nil
    }
    // A number at the end of a name is part of it unless it stands under the heading of a column.
    func isUnder(_ place: Int) -> Bool {
      guard hasText, let heading = columns.column(from: words[place].box.x, to: words[place].box.maxX) else {
        return true
      }
      let slack = words[place].box.height
      return words[place].box.maxX + slack > heading.minX && words[place].box.x < heading.maxX + slack
    }
    func isNumeric(_ place: Int) -> Bool {
      let text = words[place].text
      return !text.hasLetter || CurrencySign.of(word: text) != nil
    }
    var (start, end) = (cell.lowerBound, cell.upperBound)
    while end > start, isNumeric(end - 1), !column(end - 1).isText, isUnder(end - 1) {
      end -= 1
      kinds[end] = column(end)
    }
    while start < end, !column(start).isText, isNumeric(start) || column(start) == .position {
      kinds[start] = column(start)
      start += 1
    }
    guard start < end else { return }
    let text = columns.column(from: words[start].box.x, to: words[end - 1].box.maxX)?.kind ?? .description
    // A unit or a tax letter stands under its own heading; text of any length is a name.
    let letters = words[start..<end].reduce(0) { $0 + $1.text.letterCount }
    let isName = text == .position || text == .quantity && letters > 8
    for place in start..<end { kinds[place] = isName ? .description : text }
  }

  /// The words of a column.
  func words(in kind: ColumnKind) -> [Int] { kinds.indices.filter { kinds[$0] == kind } }

  /// The numbers that end in a column, from left to right.
  func numbers(in kind: ColumnKind) -> [NumberToken] {
    row.numbers.filter { kinds[row.text.words($0.core).upperBound] == kind }
  }

  /// Whether a word of the row stands in one of some columns.
  func has(_ wanted: Set<ColumnKind>) -> Bool { kinds.contains { wanted.contains($0) } }
}
