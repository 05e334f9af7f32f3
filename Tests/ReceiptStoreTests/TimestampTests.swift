import Testing

@testable import ReceiptStore

@Suite struct `A timestamp` {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_790_858_096, "2026-10-01T12:34:56Z"), (-1, "1969-12-31T23:59:59Z"),
    (-86_400, "1969-12-31T00:00:00Z"), (Int.max, "9999-12-31T23:59:59Z"), (Int.min, "0001-01-01T00:00:00Z"),
  ])
  func `is written in UTC`(seconds: Int, text: String) {
    #expect(Timestamp.text(secondsSince1970: seconds) == text)
  }
}
