import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A transform` {
  @Test func `scales, then shifts, and stays on the page`() {
    let transform = Transform().scaled(by: 2).shifted(x: 10, y: -5)
    let box = Box(x: 10, y: 10, width: 5, height: 5)
    #expect(transform.box(box, width: 100, height: 100) == Box(x: 30, y: 15, width: 10, height: 10))
    #expect(transform.box(box, width: 35, height: 20) == Box(x: 30, y: 15, width: 5, height: 5))
    #expect(transform.box(Box(x: 0, y: 0, width: 1, height: 1), width: 9, height: 9).height == 0)
  }

  @Test func `turns about the middles`() {
    let transform = Transform(turnedBy: 10, from: (200, 100), onto: (400, 300))
    let box = transform.box(Box(x: 100, y: 50, width: 0, height: 0), width: 400, height: 300)
    #expect(box == Box(x: 200, y: 150, width: 0, height: 0))
    let right = transform.box(Box(x: 200, y: 50, width: 0, height: 0), width: 400, height: 300)
    #expect(right == Box(x: 298, y: 167, width: 0, height: 0))
  }
}
