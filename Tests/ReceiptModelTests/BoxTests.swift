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
}
