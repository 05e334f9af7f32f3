import ReceiptModel
import Testing

@Suite struct `A time of day` {
  @Test(arguments: ["00:00", "23:59", "09:05:00", "12:34:56"])
  func `comes back from its text`(text: String) {
    #expect(TimeOfDay(iso: text)?.description == text)
  }

  @Test(arguments: [
    "", "24:00", "12:60", "12:00:60", "9:05", "12", "12:0", "12:00:0", "ab:cd", "+1:00", "12:00:",
  ])
  func `is never a time that no clock shows`(text: String) {
    #expect(TimeOfDay(iso: text) == nil)
  }

  @Test func `stands in the order of the day`() {
    let times = ["00:05", "09:05:01", "09:06", "23:55"].compactMap { TimeOfDay(iso: $0) }
    #expect(times.reversed().sorted() == times)
  }
}
