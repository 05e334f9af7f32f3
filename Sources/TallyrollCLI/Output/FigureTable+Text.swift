internal import Evaluation

extension FigureTable {
  /// The table as aligned text.
  var text: String {
    var table = TextTable(columns.map { ($0.heading, $0.isNumber ? .right : .left) })
    for row in rows { table.add(row) }
    return table.text
  }
}
