import Diagnostics
import ReceiptExport
import ReceiptModel
import Testing

@Suite struct `The table of receipts` {
  private static let amountColumns = [
    "subtotal", "total_tax", "tip", "discount", "service_charge", "rounding", "total", "amount_paid",
    "change",
  ]

  @Test(arguments: [CSVProfile.standard, .excel, .excelSemicolon])
  func `is the same file as last time in every profile`(profile: CSVProfile) throws {
    let bytes = try ReceiptTable.csv(SampleLedger.everything, profile: profile)
    try Snapshot.expect(bytes, toEqual: "receipts-\(profile.name).csv")
  }

  /// B119, B122: neither gaps nor a quiet month change the columns.
  @Test func `has every column of the ledger always`() throws {
    let expected =
      """
      receipt_id document_id page receipt_index status document_type merchant_name merchant_raw merchant_address \
      merchant_phone merchant_tax_id receipt_number country receipt_date receipt_time date_raw currency \
      currency_source subtotal total_tax tip discount service_charge rounding total amount_paid change \
      payment_method card_last4 category category_rule tags home_total fx_rate fx_date fx_source assessment \
      confidence issues possible_duplicate_of source_path
      """.split(separator: " ").map(String.init)
    #expect(ReceiptTable.columnNames == expected)
    for receipts in [[], SampleLedger.everything] {
      let records = try #require(LibcsvReader.records(of: ReceiptTable.csv(receipts)))
      #expect(records.count == receipts.count + 1)
      #expect(records[0] == expected)
      #expect(records.allSatisfy { $0.count == expected.count })
    }
  }

  /// B62, B118: amounts are numbers alone, signs and all; the currency has its own column.
  @Test func `keeps amounts numeric`() throws {
    let refund = SampleLedger.receipt(1, "2026-01-01", "A", "-3.50", "EUR")
    for row in LibcsvReader.rows(of: try ReceiptTable.csv(SampleLedger.everything + [refund])) {
      for column in Self.amountColumns {
        let cell = try #require(row[column])
        #expect(cell.isEmpty || cell.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil, "\(column): \(cell)")
      }
    }
    let row = LibcsvReader.rows(of: try ReceiptTable.csv([refund]))[0]
    #expect(row["total"] == "-3.50")
    #expect(row["currency"] == "EUR")
  }

  /// B26, B32, B34: what is stored is what stands in the cell, to the last minor unit.
  @Test(arguments: ["JPY", "EUR", "KWD"])
  func `gives back every amount exactly`(code: String) throws {
    let currency = try #require(Currency(code: code))
    // Every amount of one to three digits, and a comb over the rest up to 999,999.
    let units = Array(0...999) + Array(stride(from: 1000, through: 999_999, by: 97)) + [999_999]
    let receipts = units.map { units in
      SampleLedger.receipt(units, "2026-10-01", "A", nil, code) {
        $0.total = Money(minorUnits: units, currency: currency)
        $0.rounding = Money(minorUnits: -units, currency: currency)
      }
    }
    let bytes = try ReceiptTable.csv(receipts, columns: ["document_id", "total", "rounding"])
    let rows = LibcsvReader.rows(of: bytes)
    #expect(rows.count == units.count)
    for row in rows {
      let units = try #require(row["document_id"].flatMap { Int($0) })
      let total = try #require(row["total"])
      #expect(Money(decimalText: total, currency: currency)?.minorUnits == units)
      #expect(Money(decimalText: row["rounding"] ?? "", currency: currency)?.minorUnits == -units)
      #expect(total.split(separator: ".").dropFirst().first?.count ?? 0 == currency.exponent)
    }
  }

  /// B49, B50: dates are ISO dates, and times stand beside them.
  @Test func `writes ISO dates and times in columns of their own`() throws {
    let row = LibcsvReader.rows(of: try ReceiptTable.csv(SampleLedger.receipts))[0]
    #expect(row["receipt_date"] == "2026-10-01")
    #expect(row["receipt_time"] == "00:05")
  }

  /// B125: our own export, read back, holds what was in the ledger.
  @Test(arguments: [CSVProfile.standard, .excel, .excelSemicolon])
  func `gives back hostile text after reading`(profile: CSVProfile) throws {
    let names = [
      "=1+1", "'=1+1", "+49 30 1", "-", "@cmd", "＝1", "  spaced  ", "a,b;c\"d\"", "\"quoted\"", "'quoted'",
      "Ünïcödé 駅", "plain", ";", ",", "\"", " ",
    ]
    let receipts = names.enumerated().map {
      SampleLedger.receipt($0.offset + 1, "2026-10-01", $0.element, "1", "EUR")
    }
    let bytes = try ReceiptTable.csv(receipts, profile: profile, columns: ["document_id", "merchant_name"])
    let rows = LibcsvReader.rows(of: bytes, delimiter: profile.delimiter)
    let read = Dictionary(
      uniqueKeysWithValues: rows.map { ($0["document_id"] ?? "", restored($0["merchant_name"] ?? "")) })
    for (index, name) in names.enumerated() { #expect(read["\(index + 1)"] == name) }
  }

  @Test func `orders by date, path and page, whatever order it is given`() throws {
    let expected = try ReceiptTable.csv(SampleLedger.everything)
    #expect(try ReceiptTable.csv(SampleLedger.everything.reversed()) == expected)
    let dates = LibcsvReader.rows(of: expected).compactMap { $0["receipt_date"] }
    #expect(dates.last == "")
    #expect(dates.dropLast() == dates.dropLast().sorted()[...])
  }

  /// Engines round confidences differently on different processors; the file must not show it.
  @Test func `says how sure it is in words`() throws {
    for (confidence, band) in [
      (0.95, "high"), (0.9499, "medium"), (0.70, "medium"), (0.69, "low"), (.nan, "low"),
    ] {
      let receipt = SampleLedger.receipt(1, "2026-10-01", "A", "1", "EUR") { $0.confidence = confidence }
      #expect(LibcsvReader.rows(of: try ReceiptTable.csv([receipt]))[0]["confidence"] == band)
    }
  }

  @Test func `gives the columns asked for, in that order`() throws {
    let bytes = try ReceiptTable.csv([SampleLedger.receipts[0]], columns: ["total", "receipt_date"])
    #expect(String(decoding: bytes, as: UTF8.self) == "total,receipt_date\r\n23.45,2026-10-01\r\n")
  }

  @Test(arguments: [
    (["totl"], "unknown-column", "did you mean 'total'?"),
    (["total", "xyzxyzxyz"], "unknown-column", "choose from receipt_id, document_id, "),
    (["total", "total"], "repeated-column", "name each column once"),
  ])
  func `refuses columns that cannot be`(columns: [String], id: String, fix: String) {
    let error = #expect(throws: Diagnostic.self) { try ReceiptTable.csv([], columns: columns) }
    #expect(error?.id == id)
    #expect(error?.fix?.hasPrefix(fix) == true)
  }

  /// B124: paths are relative to the folder of choice, and escaped so that they still name the file.
  @Test func `writes paths relative to a folder, on one line`() throws {
    var receipt = SampleLedger.receipts[0]
    receipt.sourcePath = FilePath("/data/scans/a\nb\u{202E}.jpg")
    let bytes = try ReceiptTable.csv([receipt], relativeTo: FilePath("/data/reports"))
    let cell = try #require(LibcsvReader.rows(of: bytes)[0]["source_path"])
    #expect(cell == "../scans/a\\x0Ab\\xE2\\x80\\xAE.jpg")
    #expect(FilePath(text: cell) == FilePath("../scans/a\nb\u{202E}.jpg"))
  }
}
