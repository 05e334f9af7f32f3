import Diagnostics
import Foundation
import ReceiptExport
import ReceiptModel

/// What holds of every export, whatever is in the ledger.
enum ExportChecks {
  static func check(_ receipts: [Receipt], path: FilePath = FilePath("scans/a.jpg")) {
    let ledger = receipts.enumerated().map { index, receipt in
      LedgerReceipt(receiptID: "1-\(index + 1)", documentID: 1, sourcePath: path, receipt: receipt)
    }
    do throws(Diagnostic) {
      for profile in CSVProfile.all {
        table(try ReceiptTable.csv(ledger, profile: profile), profile, rows: ledger.count)
        table(
          try ItemTable.csv(ledger, profile: profile), profile,
          rows: receipts.reduce(0) { $0 + $1.lineItems.count })
      }
    } catch {
      require(false, error.rendered)
    }
    lines(ReceiptJSON.lines(ledger), count: ledger.count)
    report(ledger)
  }

  private static func table(_ bytes: [UInt8], _ profile: CSVProfile, rows: Int) {
    guard let records = RecordReader.read(bytes, delimiter: profile.delimiter) else {
      return require(false, "no CSV")
    }
    require(records.count == rows + 1, "\(records.count) records for \(rows) rows")
    require(records.allSatisfy { $0.count == records[0].count }, "a record with more or fewer cells")
    for cell in records.joined() {
      require(!cell.utf8.contains { $0 < 32 || $0 == 127 }, "a control character in a cell")
      let first = cell.unicodeScalars.first
      let isFormula = first.map { "=+@\t\u{FF1D}\u{FF0B}\u{FF20}".unicodeScalars.contains($0) } ?? false
      require(!isFormula, "a spreadsheet would run '\(cell)'")
    }
  }

  private static func lines(_ bytes: [UInt8], count: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    require(lines.count == count, "not an object a line")
    for line in lines {
      let object = try? JSONSerialization.jsonObject(with: Data(line))
      require(object is [String: Any], "no JSON: \(String(decoding: line, as: UTF8.self))")
    }
  }

  private static func report(_ receipts: [LedgerReceipt]) {
    let month =
      receipts.compactMap(\.receipt.date?.calendarMonth).first ?? CalendarMonth(year: 2026, monthOfYear: 1)
    let report = MonthlyReport(
      month: month, receipts: receipts.filter { $0.receipt.date?.calendarMonth == month }, previous: receipts,
      undated: receipts.filter { $0.receipt.date == nil }, failed: [], name: "fuzz", folder: nil
    ).markdown
    for scalar in report.unicodeScalars where scalar != "\n" {
      require(scalar.properties.generalCategory != .control, "a control character in the report")
      require(!scalar.properties.isBidiControl, "a change of direction in the report")
    }
  }
}
