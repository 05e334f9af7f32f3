import Diagnostics
import ReceiptModel

/// The prepared statement of one part table, for reading many receipts.
struct PartReader<Record>: ~Copyable {
  private let table: PartTable<Record>
  private let selection: Statement

  /// Returns what a receipt has, in order.
  func records(of receiptID: String, currency: Currency?) throws(Diagnostic) -> [Record] {
    var records: [Record] = []
    try selection.bind(receiptID)
    while try selection.step() {
      var record = table.blank()
      for (index, column) in table.columns.enumerated() {
        column.assign(&record, selection.value(index), currency)
      }
      records.append(record)
    }
    return records
  }
}

extension PartReader {
  init(_ table: PartTable<Record>, on connection: borrowing Connection) throws(Diagnostic) {
    self.init(
      table: table,
      selection: try connection.prepare(table.selection))
  }
}
