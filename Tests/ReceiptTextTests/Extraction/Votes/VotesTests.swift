import Testing

@testable import ReceiptText

@Suite struct `The votes of readings` {
  /// How many readings have a value, how many read its place, and how many of these have another one there.
  @Test(arguments: [
    (1, 1, 0, true), (1, 2, 0, false), (1, 2, 1, false), (1, 3, 0, false), (2, 2, 0, true), (2, 3, 0, true),
    (2, 3, 1, false), (3, 4, 1, true), (3, 5, 2, false), (5, 7, 2, false), (6, 8, 2, true),
  ])
  func `agree by two at least, and three times as many as are against`(
    count: Int, readings: Int, against: Int, agree: Bool
  ) {
    #expect(Votes(reading: 0, count: count, readings: readings, against: against).agree == agree)
  }

  @Test func `agree where there is one reading`() { #expect(Votes().agree) }
}
