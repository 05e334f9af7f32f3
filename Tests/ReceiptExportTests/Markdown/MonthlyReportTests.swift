import Diagnostics
import Foundation
import ReceiptExport
import ReceiptModel
import Testing

@Suite struct `A monthly report` {
  private func report(
    _ month: CalendarMonth = SampleLedger.october, _ receipts: [LedgerReceipt] = [],
    previous: [LedgerReceipt] = [], undated: [LedgerReceipt] = [], failed: [FailedDocument] = [],
    name: String = "household"
  ) -> String {
    MonthlyReport(
      month: month, receipts: receipts, previous: previous, undated: undated, failed: failed, name: name,
      folder: FilePath("/data/reports")
    ).markdown
  }

  private func row(_ start: String, in report: String) -> [String] {
    report.split(separator: "\n").first { $0.hasPrefix("| " + start) }.map(cells) ?? []
  }

  private func cells(of line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func section(_ title: String, of report: String) -> Substring {
    guard let start = report.firstRange(of: "## \(title)\n") else { return "" }
    let rest = report[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  @Test func `is the same file as last time, in whatever order its receipts come`() throws {
    let text = report(
      SampleLedger.october, SampleLedger.receipts, previous: SampleLedger.september,
      undated: SampleLedger.undated, failed: SampleLedger.failed)
    try Snapshot.expect(text.utf8, toEqual: "2026-10.md")
    let reversed = report(
      SampleLedger.october, SampleLedger.receipts.reversed(), previous: SampleLedger.september.reversed(),
      undated: SampleLedger.undated, failed: SampleLedger.failed.reversed())
    #expect(reversed == text)
  }

  @Test func `of nothing is the same file as last time`() throws {
    try Snapshot.expect(report().utf8, toEqual: "empty.md")
  }

  @Test func `of failed files only lists them and counts nothing`() throws {
    let text = report(failed: SampleLedger.failed)
    #expect(text.contains("0 receipts · 0 to review · 0 undated · 2 failed files"))
    #expect(section("Failed files", of: text).contains("not a readable image"))
    #expect(section("Totals", of: text).contains("No amounts."))
  }

  @Test func `never adds different currencies`() {
    let text = report(
      SampleLedger.october,
      [
        SampleLedger.receipt(1, "2026-10-01", "A", "10.00", "EUR"),
        SampleLedger.receipt(2, "2026-10-01", "A", "5.00", "GBP"),
        SampleLedger.receipt(3, "2026-10-01", "A", "1200", "JPY"),
        SampleLedger.receipt(4, "2026-10-01", "A", "1.234", "KWD"),
        SampleLedger.receipt(5, "2026-10-01", "A", "7.00", nil),
        SampleLedger.receipt(6, "2026-10-01", "A", "8.00", nil),
      ])
    #expect(row("EUR", in: text)[2] == "10.00")
    #expect(row("GBP", in: text)[2] == "5.00")
    #expect(row("JPY", in: text)[2] == "1200")
    #expect(row("KWD", in: text)[2] == "1.234")
    #expect(row("2026-10-01", in: text)[2...] == ["4", "10.00", "5.00", "1200", "1.234"])
    #expect(text.contains("Not counted: 2 receipts without a currency."))
    #expect(!text.contains("15.00"))
  }

  @Test func `compares with the month before`() {
    let now = [SampleLedger.receipt(1, "2026-10-01", "A", "115.00", "EUR")]
    let before = [
      SampleLedger.receipt(2, "2026-09-01", "A", "100.00", "EUR"),
      SampleLedger.receipt(3, "2026-09-01", "A", "9.00", "GBP"),
    ]
    let text = report(SampleLedger.october, now, previous: before)
    #expect(row("Currency", in: text)[4] == "September 2026")
    #expect(row("EUR", in: text)[4...] == ["100.00", "+15.00", "+15.0 %"])
    #expect(row("GBP", in: text)[2...] == ["0.00", "0.00", "9.00", "-9.00", "-100.0 %"])
    #expect(row("EUR", in: report(SampleLedger.october, now))[4...] == ["0.00", "+115.00", "–"])
  }

  @Test func `counts refunds as negative, whichever sign is printed`() {
    func refund(_ id: Int, _ total: String) -> LedgerReceipt {
      SampleLedger.receipt(id, "2026-10-02", "A", total, "EUR") { $0.documentType = .refund }
    }
    let sale = SampleLedger.receipt(1, "2026-10-01", "A", "10.00", "EUR")
    let text = report(SampleLedger.october, [sale, refund(2, "3.00"), refund(3, "-4.00")])
    #expect(row("EUR", in: text)[2] == "3.00")
    #expect(row("2026-10-02", in: text)[3] == "-7.00")
    #expect(text.contains("Refunds count as negative amounts."))
  }

  @Test func `says how much of each sum is still to review`() {
    let doubtful = SampleLedger.receipt(2, "2026-10-02", "B", "2.50", "EUR") { receipt in
      receipt.status = .needsReview
      receipt.issues = [.totalUnconfirmed, .dateUncertain]
    }
    let text = report(
      SampleLedger.october, [SampleLedger.receipt(1, "2026-10-01", "A", "10.00", "EUR"), doubtful])
    #expect(row("EUR", in: text)[..<4] == ["EUR", "2", "12.50", "2.50"])
    #expect(text.contains("To review, and counted until somebody has looked: 1 receipt over 2.50 EUR."))
    #expect(section("Needs review", of: text).contains("nothing confirms the total; date is hard to read"))
  }

  @Test func `leaves out trades, duplicates and other months`() {
    let text = report(
      SampleLedger.october,
      [
        SampleLedger.receipt(1, "2026-10-01", "A", "1.00", "EUR"),
        SampleLedger.receipt(2, "2026-10-01", "A", "2.00", "EUR") { $0.documentType = .trade },
        SampleLedger.receipt(3, "2026-10-01", "A", "4.00", "EUR") { $0.status = .duplicate },
        SampleLedger.receipt(4, "2026-11-01", "A", "8.00", "EUR"),
        SampleLedger.receipt(5, "2025-10-01", "A", "16.00", "EUR"),
      ])
    #expect(row("EUR", in: text)[2] == "1.00")
  }

  /// B46: a receipt belongs to the day that is printed on it, at whatever time.
  @Test func `counts the first and the last minutes of a month`() {
    let text = report(
      SampleLedger.october,
      [
        SampleLedger.receipt(1, "2026-10-01", "A", "1.00", "EUR") { $0.time = TimeOfDay(hour: 0, minute: 5) },
        SampleLedger.receipt(2, "2026-10-31", "A", "2.00", "EUR") {
          $0.time = TimeOfDay(hour: 23, minute: 55)
        },
      ])
    #expect(row("EUR", in: text)[2] == "3.00")
  }

  @Test(arguments: [
    (2028, 2, 29), (2026, 2, 28), (2100, 2, 28), (2000, 2, 29), (2026, 12, 31), (2026, 4, 30),
  ])
  func `shows every day of the month, empty ones as 0`(year: Int, month: Int, days: Int) throws {
    let month = CalendarMonth(year: year, monthOfYear: month)
    let text = report(month, [SampleLedger.receipt(1, "\(month)-02", "A", "1.00", "EUR")])
    let rows = section("Days", of: text).split(separator: "\n").filter { $0.hasPrefix("| \(month)-") }
    #expect(rows.count == days)
    #expect(rows.count { $0.hasSuffix(" 0.00 |") } == days - 1)
  }

  @Test(arguments: [
    ("2026-10-01", "Thu"), ("2000-02-02", "Wed"), ("1969-12-31", "Wed"), ("1960-01-04", "Mon"),
  ])
  func `names the day of the week`(date: String, day: String) throws {
    let month = try #require(CalendarDate(iso: date)?.calendarMonth)
    #expect(row(date, in: report(month))[1] == day)
  }

  /// B20: tax stands under its own rate, never all of it under the first.
  @Test func `sums tax for each rate`() {
    func taxed(_ id: Int, _ lines: [(rate: String?, net: String?, tax: String?)]) -> LedgerReceipt {
      SampleLedger.receipt(id, "2026-10-01", "A", "1.00", "EUR") { receipt in
        receipt.taxLines = lines.map { line in
          TaxLine(
            label: "", rate: line.rate, netAmount: line.net.flatMap { SampleLedger.money($0, "EUR") },
            taxAmount: line.tax.flatMap { SampleLedger.money($0, "EUR") })
        }
      }
    }
    let undivided = SampleLedger.receipt(4, "2026-10-01", "A", "1.00", "EUR") {
      $0.totalTax = SampleLedger.money("9.99", "EUR")
    }
    let text = report(
      SampleLedger.october,
      [
        taxed(1, [("7", "10.00", "0.70"), ("19", "20.00", "3.80")]),
        taxed(2, [("19.00", "1.00", "0.19"), ("5.5", nil, "0.55")]),
        taxed(3, [(nil, "1.00", "0.10")]),
        undivided,
      ])
    let rows = section("Tax", of: text).split(separator: "\n").filter { $0.hasPrefix("| EUR") }
      .map { Array(cells(of: $0).dropFirst()) }
    #expect(
      rows == [
        ["5.5 %", "1", "–", "0.55"], ["7 %", "1", "10.00", "0.70"], ["19 %", "2", "21.00", "3.99"],
        ["rate not printed", "1", "1.00", "0.10"], ["not split by rate", "1", "–", "9.99"],
      ])
  }

  @Test func `names the ten merchants that cost most`() {
    let receipts = (1...12).map { SampleLedger.receipt($0, "2026-10-01", "Shop \($0)", "\($0).00", "EUR") }
    let again = SampleLedger.receipt(13, "2026-10-02", "SHOP 1", "100.00", "EUR")
    let section = section("Merchants", of: report(SampleLedger.october, receipts + [again]))
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| Shop") }
    #expect(rows.count == 10)
    #expect(
      rows.first.map(cells) == ["Shop 1", "EUR", "2", "101.00"])
    #expect(section.contains("And 2 more in EUR."))
  }

  @Test func `survives totals as large as an integer`() {
    let huge = (1...3).map { id in
      SampleLedger.receipt(id, "2026-10-0\(id)", "A", nil, "EUR") {
        $0.total = Money(minorUnits: .max, currency: $0.currency)
        $0.totalTax = Money(minorUnits: .min, currency: $0.currency)
      }
    }
    #expect(row("EUR", in: report(SampleLedger.october, huge))[2] == "276701161105643274.21")
  }

  @Test func `has one heading of the first level and no raw text from outside`() {
    let evil = "x\n# Title\n<script>alert(1)</script> [a](javascript:b) `c` | d"
    let receipt = SampleLedger.receipt(1, "2026-10-01", evil, "1.00", "EUR") { receipt in
      receipt.status = .needsReview
      receipt.category = evil
      receipt.dateRaw = evil
    }
    let failed = FailedDocument(
      documentID: 1, sourcePath: FilePath("/data/" + evil), attempts: 1,
      reason: .init("x", evil, fix: evil))
    let text = report(
      SampleLedger.october, [receipt],
      undated: [SampleLedger.receipt(2, nil, evil, "1.00", "EUR") { $0.dateRaw = evil }], failed: [failed],
      name: evil)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("# ") } == 1)
    #expect(!text.contains("<script"))
    #expect(!text.contains("[a]("))
    for table in text.split(separator: "\n\n").filter({ $0.hasPrefix("|") }) {
      let widths = Set(table.split(separator: "\n").map { $0.replacing("\\|", with: "").count { $0 == "|" } })
      #expect(widths.count == 1, "\(table)")
    }
  }

  @Test(arguments: [
    ("../reports/{year}-{month}.md", "../reports/2026-03.md"),
    ("{year}/{month}/report.md", "2026/03/report.md"),
    ("plain.md", "plain.md"),
  ])
  func `fills year and month into its path`(template: String, expected: String) {
    let month = CalendarMonth(year: 2026, monthOfYear: 3)
    #expect(MonthlyReport.path(template: FilePath(template), month: month) == FilePath(expected))
  }
}
