import Testing

@testable import Evaluation

struct `A floor` {
  @Test(arguments: [
    "", "total", "total=", "total=1.1", "total=-0.1", "totl=0.5", "silent=0.5", "silent=-1", "total=1=1",
    "total=nan",
  ])
  func `is a field with a share, or a count of silent errors`(text: String) {
    #expect(Floor(text) == nil)
  }

  @Test(
    arguments: [
      ("total=0.5", nil), ("total=0.6", "total is 0.500, must be 0.600"),
      ("total=1", "total is 0.500, must be 1.000"),
      ("date=1", nil), ("tax=0.1", "tax is not in the truth, must be 0.100"), ("tax=0", nil),
      ("silent=1", nil),
      ("silent=0", "1 silent errors, at most 0"),
    ] as [(String, String?)])
  func `tells what falls short`(text: String, expected: String?) throws {
    let figures = Figures([
      .testing("a", .testing(.total, .right), .testing(.date, .right)),
      .testing("b", .testing(.total, .wrong), .testing(.date, .right)),
    ])
    #expect(try #require(Floor(text)).shortfall(of: figures) == expected)
  }
}
