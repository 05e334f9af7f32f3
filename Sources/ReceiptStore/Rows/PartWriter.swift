import Diagnostics
import ReceiptModel

/// The prepared statements of one part table, for writing many receipts.
struct PartWriter<Record: Equatable>: ~Copyable {
  private let columns: [Column<Record>]
  private let deletion: Statement
  private let insertion: Statement

  /// Puts `records` in the place of `stored`, which are those that the receipt has.
  func replace(_ stored: [Record], with records: [Record], of receiptID: String) throws(Diagnostic) {
    guard records != stored else { return }
    if !stored.isEmpty { try deletion.run(receiptID) }
    for (index, record) in records.enumerated() {
      try insertion.run([.text(receiptID), .integer(index + 1)] + columns.map { $0.value(record) })
    }
  }
}

extension PartWriter {
  init(_ table: PartTable<Record>, on connection: borrowing Connection) throws(Diagnostic) {
    self.init(
      columns: table.columns,
      deletion: try connection.prepare(table.deletion),
      insertion: try connection.prepare(table.insertion))
  }
}
