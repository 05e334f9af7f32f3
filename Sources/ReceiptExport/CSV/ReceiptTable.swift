public import Diagnostics
public import ReceiptModel

/// The table of receipts as CSV: one record a receipt.
///
/// The columns are the ledger's, always all of them unless a choice is made, so that a file's width does
/// not depend on what the receipts happen to show. Amounts are plain decimals with exactly the
/// currency's digits, with the currency in a column of its own; `tags` and `issues` are joined by `;`;
/// `confidence` is a ``ConfidenceBand``. The order is date, source path, page.
public enum ReceiptTable {
  /// Every column, in order.
  public static let columnNames = ReceiptRow.fields.map(\.name)

  /// Returns the whole file, with its line of names.
  ///
  /// - Parameters:
  ///   - receipts: The receipts, in any order.
  ///   - profile: What the file looks like.
  ///   - columns: The columns wanted, in the order wanted; `nil` or none for all of them.
  ///   - folder: The folder that source paths are written relative to; `nil` to leave them as they are.
  /// - Returns: The file's bytes.
  /// - Throws: `unknown-column` or `repeated-column` for a selection that cannot be made.
  public static func csv(
    _ receipts: [LedgerReceipt], profile: CSVProfile = .standard, columns: [String]? = nil,
    relativeTo folder: FilePath? = nil
  ) throws(Diagnostic) -> [UInt8] {
    let rows = receipts.arranged(relativeTo: folder).map { ReceiptRow($0) }
    return try CSVTable.bytes(of: rows, fields: ReceiptRow.fields, columns: columns, profile: profile)
  }
}
