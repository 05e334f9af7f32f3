public import Diagnostics
public import ReceiptModel

/// The table of line items as CSV: one record an item, with the receipt's id, date, merchant and currency.
///
/// Receipts follow each other as in ``ReceiptTable``, items in printed order.
public enum ItemTable {
  /// Every column, in order.
  public static let columnNames = ItemRow.tableFields.map(\.name)

  /// Returns the whole file, with its line of names.
  ///
  /// - Parameters:
  ///   - receipts: The receipts, in any order.
  ///   - profile: What the file looks like.
  ///   - columns: The columns wanted, in the order wanted; `nil` or none for all of them.
  /// - Returns: The file's bytes.
  /// - Throws: `unknown-column` or `repeated-column` for a selection that cannot be made.
  public static func csv(
    _ receipts: [LedgerReceipt], profile: CSVProfile = .standard, columns: [String]? = nil
  ) throws(Diagnostic) -> [UInt8] {
    let rows = receipts.arranged(relativeTo: nil).flatMap { ItemRow.rows(of: ReceiptRow($0)) }
    return try CSVTable.bytes(of: rows, fields: ItemRow.tableFields, columns: columns, profile: profile)
  }
}
