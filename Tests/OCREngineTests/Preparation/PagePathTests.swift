import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A path back to the page` {
  @Test func `puts boxes around what they become, and keeps them on the page`() {
    var path = PagePath()
    path.inner = Transform().scaled(by: 2).shifted(x: 10, y: -5)
    let box = Box(x: 10, y: 10, width: 5, height: 5)
    #expect(path.box(box, width: 100, height: 100) == Box(x: 30, y: 15, width: 10, height: 10))
    #expect(path.box(box, width: 35, height: 20) == Box(x: 30, y: 15, width: 5, height: 5))
    #expect(path.box(Box(x: 0, y: 0, width: 1, height: 1), width: 9, height: 9).height == 0)
  }
}
