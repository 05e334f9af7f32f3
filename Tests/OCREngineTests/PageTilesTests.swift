import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `Parts of a long page` {
  @Test func `are one where it is not long`() throws {
    let page = try Drawing.page(["BREAD 1.20", "TOTAL 1.20"])
    #expect(try PageTiles(of: page).boxes == [PageBox(x: 0, y: 0, width: page.width, height: page.height)])
  }

  @Test func `meet between lines and cover the page`() throws {
    let page = try Drawing.page((0..<12).map { "ARTICLE \($0) 12.30" })
    let boxes = try PageTiles(of: page, tallest: 350).boxes
    #expect(boxes.count > 2)
    #expect(boxes.first?.y == 0 && boxes.last?.maxY == page.height)
    for (upper, lower) in zip(boxes, boxes.dropFirst()) {
      #expect(upper.maxY == lower.y)
      let row = (0..<page.width).map { Drawing.value(of: page, x: $0, y: lower.y) }
      #expect(row.allSatisfy { $0 > 200 })
    }
    #expect(boxes.allSatisfy { $0.height <= 350 })
  }

  @Test func `are cut through where nothing is bright`() throws {
    let page = try Drawing.blank(width: 40, height: 500).inverted()
    let boxes = try PageTiles(of: page, tallest: 200).boxes
    #expect(boxes.last?.maxY == 500 && boxes.allSatisfy { (1...200).contains($0.height) })
  }

  @Test func `give words where they stand on the page, each line its own number`() {
    let word = Word("TOTAL", box: PageBox(x: 1, y: 5, width: 9, height: 3), line: 4)
    let first = PageBox(x: 0, y: 0, width: 100, height: 50)
    let second = PageBox(x: 0, y: 50, width: 100, height: 50)
    let joined = PageTiles.joined([(first, [word]), (second, [word])])
    #expect(joined.map(\.box.y) == [5, 55])
    #expect(joined.map(\.line) == [4, 9])
  }
}
