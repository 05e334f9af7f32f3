/// A pipe table, padded so that it reads well as plain text too.
struct MarkdownTable {
  /// One column: its title, and on which side its cells line up.
  struct Column {
    let title: String
    var isNumeric = false

    /// A column of text.
    static func text(_ title: String) -> Column { Column(title: title) }
    /// A column of numbers, lined up on the right.
    static func number(_ title: String) -> Column { Column(title: title, isNumeric: true) }
  }

  private let columns: [Column]
  private var rows: [[String]] = []

  /// Creates a table without rows; titles are Markdown already.
  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row of cells that are Markdown already.
  mutating func append(_ cells: [String]) {
    precondition(cells.count == columns.count, "a row has as many cells as the table has columns")
    rows.append(cells)
  }

  /// The table as lines, each ended by a line feed.
  var text: String {
    let titles = columns.map(\.title)
    let widths = columns.indices.map { index in
      // A last column of text is not padded: it may hold long links, and nothing follows it.
      let isOpen = index == columns.count - 1 && !columns[index].isNumeric
      return max(3, (isOpen ? [titles] : [titles] + rows).map { $0[index].columnWidth }.max() ?? 0)
    }
    let rule = zip(columns, widths).map { column, width in
      column.isNumeric ? String(repeating: "-", count: width - 1) + ":" : String(repeating: "-", count: width)
    }
    return ([titles, rule] + rows).map { line($0, widths: widths) }.joined()
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var result = "|"
    for (index, cell) in cells.enumerated() {
      let gap = String(repeating: " ", count: max(0, widths[index] - cell.columnWidth))
      result += columns[index].isNumeric ? " \(gap)\(cell) |" : " \(cell)\(gap) |"
    }
    return result + "\n"
  }
}
