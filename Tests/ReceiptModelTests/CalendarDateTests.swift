import Foundation
import ReceiptModel
import Testing

@Suite struct `A calendar date` {
  @Test(arguments: [
    (2024, 2, 29), (2000, 2, 29), (1, 1, 1), (9999, 12, 31), (2026, 4, 30),
  ])
  func `is a day that exists`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) != nil)
  }

  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
    (0, 1, 1), (10_000, 1, 1), (-1, 1, 1),
  ])
  func `is never one that does not`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func `counts days without a gap over four centuries`() throws {
    var expected = try #require(CalendarDate(iso: "1900-01-01")).daysSinceEpoch
    #expect(expected == -25_567)
    for year in 1900...2300 {
      for month in 1...12 {
        for day in 1...CalendarDate.days(inMonth: month, of: year) {
          let date = try #require(CalendarDate(year: year, month: month, day: day))
          guard date.daysSinceEpoch == expected, CalendarDate(daysSinceEpoch: expected) == date else {
            Issue.record("\(date) is day \(date.daysSinceEpoch) and not \(expected)")
            return
          }
          expected += 1
        }
      }
    }
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func `is a number of days since 1970`(iso: String, days: Int) {
    #expect(CalendarDate(iso: iso)?.daysSinceEpoch == days)
    #expect(CalendarDate(daysSinceEpoch: days).description == iso)
  }

  @Test(arguments: [
    "", "2026-1-01", "2026-01-1", "26-01-01", "2026/01/01", "2026-01-01 ", "2026-02-30", "+026-01-01",
    "２０２６-01-01", "2026-01-01T00:00",
  ])
  func `is read from nothing but its ISO text`(text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test(arguments: [
    ("2026-12-31", 1, "2027-01-01"), ("2024-02-28", 1, "2024-02-29"), ("2026-03-01", -1, "2026-02-28"),
    ("2026-07-14", 0, "2026-07-14"),
  ])
  func `moves by days`(from: String, days: Int, to: String) {
    #expect(CalendarDate(iso: from)?.advanced(by: days).description == to)
  }

  @Test func `stands in the order of time`() {
    let sorted = ["0999-12-31", "2025-12-31", "2026-01-02", "2026-01-10", "2026-02-01"]
    let dates = sorted.compactMap { CalendarDate(iso: $0) }
    #expect(dates.reversed().sorted().map(\.description) == sorted)
  }

  @Test func `is coded as its text`() throws {
    let data = Data("[\"2024-08-28\"]".utf8)
    let dates = try JSONDecoder().decode([CalendarDate].self, from: data)
    #expect(dates.map(\.description) == ["2024-08-28"])
    #expect(try JSONEncoder().encode(dates) == data)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data("[\"2024-08-32\"]".utf8))
    }
  }
}
