import Testing

@testable import OCREngine

@Suite struct `An outline around points` {
  private let square = Hull([(0, 0), (10, 0), (10, 10), (0, 10), (5, 5), (3, 0)])
  private let diamond = Hull([(10, 0), (20, 10), (10, 20), (0, 10)])

  @Test func `leaves out what lies within`() { #expect(square.corners.count == 4) }

  @Test func `knows its area and that of the smallest rectangle, however turned`() {
    #expect(square.area == 100)
    #expect(diamond.area == 200)
    #expect(abs(diamond.rectangleArea - 200) < 1e-9)
  }

  @Test(arguments: [(10.0, 0.0, 20.0), (5.0, 5.0, 15.0), (0.0, 10.0, 10.0)])
  func `gives the part of a row inside`(y: Double, left: Double, right: Double) throws {
    let span = try #require(diamond.span(at: y))
    #expect(span.left == left && span.right == right)
  }

  @Test func `has no part in a row beyond it`() { #expect(diamond.span(at: 21) == nil) }

  @Test func `grows to hold another, and by a margin`() {
    #expect(square.joined(Hull([(10, 0), (20, 0), (20, 10), (10, 10)])).area == 200)
    #expect(square.widened(by: 1, scaled: 2).area == 576)
  }
}
