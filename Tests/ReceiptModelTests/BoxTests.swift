import ReceiptModel
import Testing

@Suite struct `A box` {
  @Test func `spans the union of two`() {
    let a = Box(x: 10, y: 20, width: 30, height: 10)
    let b = Box(x: 5, y: 25, width: 10, height: 20)
    #expect(a.union(b) == Box(x: 5, y: 20, width: 35, height: 25))
    #expect(a.union(b) == b.union(a))
    #expect(a.union(a) == a)
  }

  @Test func `has edges and a middle`() {
    let box = Box(x: 10, y: 20, width: 5, height: 3)
    #expect(box.maxX == 15)
    #expect(box.maxY == 23)
    #expect(box.midX == 12.5)
    #expect(box.midY == 21.5)
  }

  @Test(arguments: [
    (Box(x: 15, y: 24, width: 2, height: 2), true), (Box(x: 0, y: 0, width: 40, height: 50), true),
    (Box(x: 8, y: 18, width: 4, height: 4), true), (Box(x: 38, y: 28, width: 4, height: 4), false),
    (Box(x: 7, y: 22, width: 4, height: 4), false), (Box(x: 12, y: 12, width: 4, height: 14), false),
    (Box(x: 10, y: 20, width: 0, height: 0), true), (Box(x: 12, y: 26, width: 4, height: 8), false),
  ])
  func `holds what has its middle in it`(other: Box, holds: Bool) {
    #expect(Box(x: 10, y: 20, width: 30, height: 10).holdsMiddle(of: other) == holds)
  }
}
