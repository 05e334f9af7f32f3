public import Diagnostics
public import ReceiptModel

/// Receipts as JSON objects, one a line.
///
/// Every object has every field name of the ledger, `null` where nothing is known. Amounts, quantities
/// and rates are decimal text, so that no reader rounds them; `tags` and `issues` are arrays; the parts
/// (`line_items`, `tax_lines`, `payments`) are arrays of objects. `created_at` is always `null`: it would
/// differ from run to run.
public enum ReceiptJSON {
  /// Returns a receipt of the ledger.
  ///
  /// - Parameters:
  ///   - receipt: The receipt.
  ///   - confidence: How confidences are written.
  ///   - withEvidence: Whether to add where each value came from, as `evidence`; each `bbox` is
  ///     `[x, y, width, height]` in pixels of the upright page.
  /// - Returns: The object.
  public static func object(
    _ receipt: LedgerReceipt, confidence: ConfidenceForm, withEvidence: Bool = false
  ) -> JSONValue {
    object(ReceiptRow(receipt), confidence: confidence, withEvidence: withEvidence)
  }

  /// Returns a receipt that was read and not stored: its ids are `null`.
  ///
  /// - Parameters:
  ///   - receipt: The receipt.
  ///   - sourcePath: The file it was read from.
  ///   - confidence: How confidences are written.
  ///   - withEvidence: Whether to add where each value came from, as `evidence`.
  /// - Returns: The object.
  public static func object(
    _ receipt: Receipt, sourcePath: FilePath, confidence: ConfidenceForm, withEvidence: Bool = false
  ) -> JSONValue {
    object(ReceiptRow(receipt, sourcePath: sourcePath), confidence: confidence, withEvidence: withEvidence)
  }

  /// Returns a file that gave no receipt, with `status` `failed` and the reason as `error`.
  public static func failure(sourcePath: FilePath, reason: Diagnostic) -> JSONValue {
    .object([
      .init("source_path", .string(sourcePath.text)),
      .init("status", .string(ReceiptStatus.failed.rawValue)),
      .init(
        "error",
        .object([
          .init("id", .string(reason.id)),
          .init("message", .string(reason.message)),
          .init("fix", reason.fix.map(JSONValue.string) ?? .null),
        ])),
    ])
  }

  /// Returns a file of JSON Lines: receipts in the order of every export, confidences as bands.
  ///
  /// - Parameters:
  ///   - receipts: The receipts, in any order.
  ///   - folder: The folder that source paths are written relative to; `nil` to leave them as they are.
  /// - Returns: The file's bytes; none for no receipts.
  public static func lines(_ receipts: [LedgerReceipt], relativeTo folder: FilePath? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    for receipt in receipts.arranged(relativeTo: folder) {
      bytes += object(receipt, confidence: .band).text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func object(
    _ row: ReceiptRow, confidence: ConfidenceForm, withEvidence: Bool
  ) -> JSONValue {
    func members<Row>(_ row: Row, _ fields: [ExportField<Row>]) -> [JSONValue.Member] {
      fields.map { .init($0.name, JSONValue($0.value(row), confidence: confidence)) }
    }
    func objects<Row>(_ rows: [Row], _ fields: [ExportField<Row>]) -> JSONValue {
      .array(rows.map { .object(members($0, fields)) })
    }
    var result = members(row, ReceiptRow.fields)
    result.append(.init("created_at", .null))
    result.append(.init("line_items", objects(ItemRow.rows(of: row), ItemRow.ownFields)))
    result.append(.init("tax_lines", objects(row.receipt.taxLines, ReceiptPartFields.taxLine)))
    result.append(.init("payments", objects(row.receipt.payments, ReceiptPartFields.payment)))
    if withEvidence {
      result.append(.init("evidence", objects(row.receipt.evidence, ReceiptPartFields.evidence)))
    }
    return .object(result)
  }
}
