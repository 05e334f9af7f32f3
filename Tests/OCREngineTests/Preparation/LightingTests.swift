import Diagnostics
import Testing

@testable import OCREngine

@Suite struct `The light on a page` {
  private static let lines = ["CORNER SHOP 12 HIGH STREET", "BREAD AND ROLLS 1.20", "TOTAL 1.20"]

  /// A page that is lit by `left` in 0...1 on its left half and fully on its right one.
  private func page(left: Double) throws -> Bitmap {
    let drawing = try Drawing.page(Self.lines, width: 800)
    return try Bitmap.grey(width: drawing.width, height: drawing.height) { row, pixels in
      for x in pixels.indices {
        let light = x < 400 ? left : 1
        pixels[x] = UInt8(Double(min(230, Drawing.value(of: drawing, x: x, y: row))) * light)
      }
    }
  }

  @Test func `is told apart`() throws {
    #expect(try Lighting(page(left: 1), glyphHeight: 26).isEven)
    #expect(try Lighting(page(left: 0.9), glyphHeight: 26).isEven)
    #expect(try !Lighting(page(left: 0.5), glyphHeight: 26).isEven)
  }

  @Test func `is evened, and print stays`() throws {
    let page = try page(left: 0.4)
    let even = try Lighting(page, glyphHeight: 26).evened(page)
    #expect(even.width == page.width && even.height == page.height)
    for (x, y) in [(100, 40), (700, 40), (100, 380), (700, 380)] {
      #expect((225...245).contains(Drawing.value(of: even, x: x, y: y)), "\(x), \(y)")
    }
    let glyphs = try GlyphFinder.glyphs(on: page)
    let kept = try GlyphFinder.glyphs(on: even)
    #expect(kept.count * 10 >= glyphs.count * 9)
  }

  @Test(arguments: [(1, 1), (3, 400), (400, 3)])
  func `is found on any page`(width: Int, height: Int) throws {
    let page = try Drawing.blank(width: width, height: height)
    let even = try Lighting(page, glyphHeight: 20).evened(page)
    #expect(even.width == width && even.height == height)
  }
}
