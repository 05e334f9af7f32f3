import ReceiptModel
import Testing

@Suite struct `A calendar month` {
  @Test(arguments: [("2026-01", 31), ("2024-02", 29), ("2023-02", 28), ("2026-11", 30)])
  func `has its days`(iso: String, count: Int) throws {
    let month = try #require(CalendarMonth(iso: iso))
    #expect(month.dayCount == count)
    #expect(month.days.count == count)
    #expect(month.days.first?.description == iso + "-01")
    #expect(month.days.last?.description == iso + "-\(count)")
    #expect(month.days.allSatisfy { $0.calendarMonth == month })
    #expect(month.description == iso)
  }

  @Test(arguments: ["", "2026", "2026-13", "2026-00", "2026-1", "2026-01-01", "0000-01"])
  func `is read from nothing but its ISO text`(text: String) {
    #expect(CalendarMonth(iso: text) == nil)
  }

  @Test(arguments: [("2026-02", "2026-01"), ("2026-01", "2025-12"), ("0001-01", nil)] as [(String, String?)])
  func `follows another, except the first`(iso: String, previous: String?) throws {
    #expect(try #require(CalendarMonth(iso: iso)).previous?.description == previous)
  }

  @Test func `stands in the order of time`() {
    let months = ["2025-12", "2026-01", "2026-11"].compactMap { CalendarMonth(iso: $0) }
    #expect(months.reversed().sorted() == months)
  }
}
