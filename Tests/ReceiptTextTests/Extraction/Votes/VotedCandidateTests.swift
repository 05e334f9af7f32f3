import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `A voted candidate` {
  private static func candidate(_ page: Int, _ box: Box) -> FakeCandidate {
    var candidate = FakeCandidate("a", weight: 1)
    candidate.places = [PageArea(page: page, box: box)]
    return candidate
  }

  @Test(arguments: [
    (1, Box(x: 12, y: 12, width: 20, height: 10), true), (1, Box(x: 0, y: 0, width: 400, height: 200), true),
    (1, Box(x: 14, y: 14, width: 2, height: 2), true), (2, Box(x: 10, y: 10, width: 20, height: 10), false),
    (1, Box(x: 10, y: 30, width: 20, height: 10), false),
  ])
  func `stands where the middle of one is in the other`(page: Int, box: Box, stands: Bool) {
    let one = Self.candidate(1, Box(x: 10, y: 10, width: 20, height: 10))
    let other = Self.candidate(page, box)
    #expect(one.stands(where: other) == stands)
    #expect(other.stands(where: one) == stands)
  }

  @Test func `stands nowhere where that is not known`() {
    var one = Self.candidate(1, Box(x: 0, y: 0, width: 9, height: 9))
    let other = one
    one.places = []
    #expect(!one.stands(where: other) && !other.stands(where: one))
  }
}
