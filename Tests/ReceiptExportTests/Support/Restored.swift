@testable import ReceiptExport

/// Takes back the apostrophe that an export put before text, as its documentation says how.
func restored(_ cell: String) -> String {
  guard cell.first == "'" else { return cell }
  let rest = String(cell.dropFirst())
  return SpreadsheetText.defused(rest) == cell ? rest : cell
}
