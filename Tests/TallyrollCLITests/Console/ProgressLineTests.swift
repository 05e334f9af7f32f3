import Testing

@testable import TallyrollCLI

@Suite struct `A progress line` {
  @Test(arguments: [
    (0, 126, 0, 80, "[------------------------------] 0/126"),
    (63, 126, 31_500, 80, "[###############---------------] 63/126  2.0 docs/s  0:32 left"),
    (1, 10_000, 500, 80, "[------------------------------] 1/10000  2.0 docs/s  1:23:20 left"),
    (126, 126, 60_000, 80, "[##############################] 126/126  2.1 docs/s  0:00 left"),
    (63, 126, 31_500, 40, "[###----] 63/126  2.0 docs/s  0:32 left"),
    (63, 126, 31_500, 30, "63/126  2.0 docs/s  0:32 left"),
    (63, 126, 31_500, 10, "63/126  2"),
    (0, 0, 1_000, 80, "[------------------------------] 0/0"),
  ])
  func `fits the terminal`(done: Int, total: Int, milliseconds: Int, columns: Int, expected: String) {
    let line = ProgressLine(done: done, total: total, elapsed: .milliseconds(milliseconds))
    #expect(line.text(columns: columns) == expected)
    #expect(line.text(columns: columns).count < columns)
  }

  @Test(arguments: [(0, "0:00"), (59, "0:59"), (61, "1:01"), (3_599, "59:59"), (3_661, "1:01:01")])
  func `writes times like a clock`(seconds: Int, expected: String) {
    #expect(ProgressLine.clock(seconds) == expected)
  }

  @Test(arguments: [(0.0, "0.0"), (1.95, "2.0"), (12.34, "12.3"), (0.05, "0.1")])
  func `writes rates with one digit`(rate: Double, expected: String) {
    #expect(ProgressLine.oneDecimal(rate) == expected)
  }
}
