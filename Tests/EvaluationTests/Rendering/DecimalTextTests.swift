import Testing

@testable import Evaluation

struct `Decimal text` {
  // As Python's format() gives it.
  @Test(
    arguments: [
      (0, 3, "0.000"), (1, 3, "1.000"), (2.0 / 3, 3, "0.667"), (0.0625, 3, "0.062"), (0.8125, 3, "0.812"),
      (0.9995, 3, "1.000"), (0.0004, 3, "0.000"), (-0.0004, 3, "0.000"), (-1.25, 1, "-1.2"), (12.5, 0, "12"),
      (.nan, 3, "–"), (.infinity, 0, "–"), (1e300, 2, "–"),
    ] as [(Double, Int, String)])
  func `has a fixed count of digits`(number: Double, digits: Int, expected: String) {
    #expect(DecimalText.of(number, digits: digits) == expected)
  }

  @Test(arguments: [(0.01, "+0.010"), (-0.01, "-0.010"), (0.0001, "0.000"), (0, "0.000")])
  func `shows a change with its sign`(number: Double, expected: String) {
    #expect(DecimalText.change(number, digits: 3) == expected)
  }
}
