import PipelineFile
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `A date scanner` {
  private func readings(_ text: String) -> [DateReading] {
    guard let row = TextRow(words: PrintedText.page(text).words) else { return [] }
    return DateScanner.dates(in: RowText(row), months: MonthNames(BuiltInLanguages.all))
  }

  @Test(arguments: [
    ("25/12/2018", "2018-12-25"), ("25.12.18", "2018-12-25"), ("25-12-2018", "2018-12-25"),
    ("2018-12-25", "2018-12-25"),
    ("2018/12/25", "2018-12-25"), ("12/25/2018", "2018-12-25"), ("25 Dec 2018", "2018-12-25"),
    ("25-DEC-18", "2018-12-25"),
    ("Dec 25, 2018", "2018-12-25"), ("DEC 25 2018", "2018-12-25"), ("25DEC2018", "2018-12-25"),
    ("19. Mai 2026", "2026-05-19"),
    ("25. Dezember 2018", "2018-12-25"), ("le 25 décembre 2018", "2018-12-25"),
    ("25 de diciembre de 2018", "2018-12-25"),
    ("25 dicembre 2018", "2018-12-25"), ("25 december 2018", "2018-12-25"),
    ("25 de dezembro de 2018", "2018-12-25"),
    ("25 grudnia 2018", "2018-12-25"), ("25. prosince 2018", "2018-12-25"), ("1st Mar 2019", "2019-03-01"),
    ("25/12/201812:31", "2018-12-25"), ("20181225", "2018-12-25"), ("Date:25/12/2018", "2018-12-25"),
    ("25 . 12 . 2018", "2018-12-25"), ("25.12. 2018", "2018-12-25"), ("2S/12/2018", "2018-12-25"),
  ])
  func `reads every usual form`(text: String, expected: String) throws {
    let reading = try #require(readings(text).first)
    #expect(reading.certain?.description == expected)
  }

  @Test(arguments: [
    "12:30:45", "05251/56677", "1.234,56", "99.99.9999", "31/02/2018", "4002245701618", "DE 813 129 242",
    "2,50 3,00 5,50",
    "192.168.1.1", "#10-02 17", "12/25", "3 x 4.5", "AS-Zeit 21.04. 15:51 Uhr", "21.04. 15.51",
  ])
  func `takes nothing else for a date`(text: String) { #expect(readings(text).isEmpty) }

  @Test func `keeps both meanings of an ambiguous date`() throws {
    let reading = try #require(readings("03/04/2026").first)
    #expect(reading.certain == nil)
    #expect(reading.meanings[.dayMonthYear]?.description == "2026-04-03")
    #expect(reading.meanings[.monthDayYear]?.description == "2026-03-04")
  }

  @Test func `marks a mended year`() throws {
    let reading = try #require(readings("25/12/7018").first)
    #expect(reading.isRepaired)
    #expect(reading.certain?.description == "2018-12-25")
  }

  @Test(arguments: [
    ("13:05", "13:05"), ("1:05 PM", "13:05"), ("12:05 AM", "00:05"), ("13:05:09", "13:05:09"),
    ("13h05", "13:05"),
    ("09.48 Uhr", "09:48"),
  ])
  func `reads times beside dates`(text: String, expected: String) throws {
    let row = try #require(TextRow(words: PrintedText.page(text).words))
    #expect(TimeScanner.times(in: RowText(row)).first?.time.description == expected)
  }
}
