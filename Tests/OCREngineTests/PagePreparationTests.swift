import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `Page preparation` {
  private static let lines = [
    "CORNER SHOP 12 HIGH STREET", "BREAD 1.20", "BUTTER AND MILK 3.40", "TOTAL 4.60 EUR",
  ]

  private func loaded(_ bitmap: consuming Bitmap, reduction: Int = 1) -> LoadedPage {
    let (width, height) = (bitmap.width * reduction, bitmap.height * reduction)
    return LoadedPage(bitmap: bitmap, width: width, height: height, rotation: 0, reduction: reduction)
  }

  @Test(arguments: [0.8, 1, 2.5])
  func `scales glyphs to one height and crops to the text`(factor: Double) throws {
    let page = try Drawing.page(Self.lines, width: 1400, height: 1400).scaled(by: factor)
    let prepared = try PagePreparation().prepare(loaded(page))
    let height = try #require(TextMeasure(GlyphFinder.glyphs(on: prepared.bitmap))).glyphHeight
    #expect(abs(height - 20) <= 2)
    let text = prepared.path.box(
      PageBox(x: 0, y: 0, width: prepared.bitmap.width, height: prepared.bitmap.height),
      width: prepared.width, height: prepared.height)
    #expect(text.y > Int(10 * factor) && text.maxY < Int(500 * factor), "\(text)")
  }

  @Test(arguments: [-9.0, -3, 4, 11])
  func `levels lines and maps words back to where they stand`(degrees: Double) throws {
    let page = try Drawing.page(Self.lines + Self.lines, width: 1200).turned(degrees: degrees)
    let measure = try #require(TextMeasure(GlyphFinder.glyphs(on: page)))
    #expect(abs(measure.skew - degrees) < 0.5)
    let prepared = try PagePreparation().prepare(loaded(page.shared()))
    let level = try #require(TextMeasure(GlyphFinder.glyphs(on: prepared.bitmap)))
    #expect(abs(level.skew) <= 0.5)
    // Each glyph, taken back to the page, covers one that stands there.
    let there = try GlyphFinder.glyphs(on: page)
    let found = level.glyphs.count { glyph in
      let box = prepared.path.box(glyph, width: page.width, height: page.height)
      return there.contains { abs($0.midX - box.midX) < 6 && abs($0.midY - box.midY) < 6 }
    }
    // Some glyphs touch in one picture and not in the other.
    #expect(found * 10 >= level.glyphs.count * 6, "\(found) of \(level.glyphs.count)")
  }

  @Test func `makes dark print of bright print`() throws {
    let page = try Drawing.page(Self.lines).inverted()
    let prepared = try PagePreparation().prepare(loaded(page))
    #expect(Drawing.value(of: prepared.bitmap, x: 2, y: 2) > 200)
    #expect(prepared.glyphHeight != nil)
  }

  @Test func `sees lines that run from top to bottom`() throws {
    let page = try Drawing.page(Self.lines + Self.lines)
    let turned = try page.shared().turned(Orientation(quarterTurns: 1, isMirrored: false))
    #expect(try PagePreparation().prepare(loaded(page)).isSideways == false)
    #expect(try PagePreparation().prepare(loaded(turned)).isSideways == true)
  }

  @Test func `leaves out the dark table around the paper`() throws {
    let paper = try Drawing.page(Self.lines + Self.lines, width: 800)
    let photo = try paper.laid(on: 60, x: 500, y: 300, width: 1800, height: 1600)
    let text = try MeasuredPage(photo).text
    let measure = try #require(text)
    let area = measure.area(onWidth: photo.width, height: photo.height)
    #expect(area.x >= 490 && area.y >= 290 && area.maxX <= 1310 && area.maxY <= 1610, "\(area)")
  }

  @Test(arguments: [(8, 8), (8, 20_000), (20_000, 8), (300, 300)])
  func `gets through pages without text`(width: Int, height: Int) throws {
    let prepared = try PagePreparation().prepare(loaded(Drawing.blank(width: width, height: height)))
    #expect(prepared.glyphHeight == nil)
    #expect(max(prepared.bitmap.width, prepared.bitmap.height) <= 32_000)
  }

  @Test func `counts a reduced page in the file's pixels`() throws {
    let page = loaded(try Drawing.page(Self.lines), reduction: 4)
    let prepared = try PagePreparation().prepare(page)
    #expect(prepared.width == page.bitmap.width * 4)
    let corner = prepared.path.box(PageBox(x: 0, y: 0, width: 1, height: 1), width: 9999, height: 9999)
    #expect(corner.x > 40)
  }
}
