internal import Diagnostics

/// Rows of cells as aligned text.
struct TextTable {
  /// How a column's cells stand.
  enum Alignment {
    /// At the left edge.
    case left
    /// At the right edge.
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]]

  /// Creates a table with a heading for each column.
  init(_ columns: [(heading: String, alignment: Alignment)]) {
    alignments = columns.map(\.alignment)
    rows = [columns.map(\.heading)]
  }

  /// Adds a row; control characters in the cells are escaped.
  ///
  /// - Precondition: There are as many cells as columns.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == alignments.count, "a row has a cell for each column")
    rows.append(cells.map(PlainText.escapingControls))
  }

  /// Whether there are no rows below the headings.
  var isEmpty: Bool { rows.count < 2 }

  /// The table, two spaces between columns and none at the ends of lines.
  var text: String {
    let widths = alignments.indices.map { column in rows.map { Self.width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for column in alignments.indices {
        let space = String(repeating: " ", count: widths[column] - Self.width(row[column]))
        line +=
          (column > 0 ? "  " : "") + (alignments[column] == .left ? row[column] + space : space + row[column])
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Returns how many columns of a terminal a text takes: two for East Asian wide characters.
  static func width(_ text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let scalar = character.unicodeScalars.first else { return sum }
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }
}
