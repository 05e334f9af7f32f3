import CImaging
import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `The paper on a photograph` {
  private static let lines = [
    "CORNER SHOP", "12 HIGH STREET", "BREAD AND ROLLS 1.20", "BUTTER, MILK   3.40", "JAM AND HONEY  6.15",
    "TOTAL EUR  10.75", "THANK YOU, COME BACK",
  ]

  /// A page of print, of 560 by 600 pixels.
  private func page() throws -> Bitmap { try Drawing.page(Self.lines, width: 560, height: 600) }

  /// Lays the page at (160, 120) on a table of 900 by 840 pixels.
  private func laid(on grey: UInt32) throws -> Bitmap {
    try page().laid(on: grey, x: 160, y: 120, width: 900, height: 840)
  }

  @Test(arguments: [20, 90, 180])
  func `is found on a table of another grey`(grey: UInt32) throws {
    let region = try PaperRegion(laid(on: grey))
    let box = try #require(region?.box)
    #expect(abs(box.x - 160) < 8 && abs(box.y - 120) < 8, "\(box)")
    #expect(abs(box.maxX - 720) < 8 && abs(box.maxY - 720) < 8, "\(box)")
  }

  @Test func `is found on a cloth of dots as large as print`() throws {
    let picture = try laid(on: 150)
    for y in stride(from: 2, to: 830, by: 30) {
      for x in stride(from: 2, to: 890, by: 30) where !(150..<730 ~= x && 110..<730 ~= y) {
        let dot = try Drawing.blank(width: 9, height: 9)
        pixSetAllGray(dot.pix, 30)
        pixRasterop(picture.pix, Int32(x), Int32(y), 9, 9, PIX_SRC, dot.pix, 0, 0)
      }
    }
    let box = try #require(try PaperRegion(picture)?.box)
    #expect(abs(box.x - 160) < 10 && abs(box.maxX - 720) < 10, "\(box)")
  }

  @Test func `leaves nothing of the table but an even ground`() throws {
    let picture = try laid(on: 60)
    let cut = try #require(try PaperRegion(picture)).cut(picture)
    let page = try page()
    let (before, after) = try (Print(page).marks.count, Print(cut).glyphs.count)
    #expect(after * 10 >= before * 8 && after <= before, "\(after) of \(before)")
  }

  @Test func `is not looked for where it fills the picture`() throws {
    #expect(try PaperRegion(page()) == nil)
  }

  @Test(arguments: [(640, 90), (900, 300)])
  func `is both where two whole receipts lie beside each other`(x: Int, y: Int) throws {
    let table = try page().laid(on: 40, x: 40, y: 60, width: 1600, height: 960)
    let other = try page()
    pixRasterop(table.pix, Int32(x), Int32(y), 560, 600, PIX_SRC, other.pix, 0, 0)
    // Nothing is cut off, or only the table around both.
    guard let box = try PaperRegion(table)?.box else { return }
    #expect(box.x <= 44 && box.maxX >= x + 556 && box.y <= 64 && box.maxY >= y + 596, "\(box)")
  }

  @Test func `is not a white panel of a printed page`() throws {
    // Print around the panel, but none at the edges of the picture.
    let page = try Drawing.page(Self.lines + Self.lines, width: 1100, height: 1300)
    let panel = try self.page()
    let picture = try panel.laid(on: 190, x: 300, y: 620, width: 1100, height: 1300)
    pixRasterop(picture.pix, 0, 0, 1100, 600, PIX_SRC & PIX_DST, page.pix, 0, 0)
    #expect(try PaperRegion(picture) == nil)
  }
}
