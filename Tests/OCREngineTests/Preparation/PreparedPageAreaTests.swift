import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A prepared page` {
  private static let lines = [
    "CORNER SHOP", "BREAD 1.20", "BUTTER 2.40", "MILK 1.15", "TOTAL 4.75", "THANKS",
  ]

  private static func loaded(_ bitmap: consuming Bitmap) -> LoadedPage {
    let (width, height) = (bitmap.width, bitmap.height)
    return LoadedPage(bitmap: bitmap, width: width, height: height, rotation: 0, reduction: 1)
  }

  /// The fifth line was drawn from (60, 420), 26 pixels high.
  private static let total = Box(x: 55, y: 385, width: 300, height: 50)

  private static func part(_ area: Box, of page: borrowing PreparedPage) throws -> PreparedPage {
    guard let part = try page.picture(of: area) else { throw Diagnostic("test-failed", "nothing is shown") }
    return part
  }

  private static func box(of part: borrowing PreparedPage) -> Box {
    part.path.box(
      Box(x: 0, y: 0, width: part.bitmap.width, height: part.bitmap.height), width: part.width,
      height: part.height)
  }

  @Test func `gives the part where an area is, and a little around it`() throws {
    let page = try PagePreparation().prepare(Self.loaded(Drawing.page(Self.lines)))
    let part = try Self.part(Self.total, of: page)
    #expect(part.bitmap.height < page.bitmap.height / 3 && part.width == page.width)
    let there = Self.box(of: part)
    #expect(there.union(Self.total).height - there.height <= 20, "\(there)")
    #expect(there.height <= Self.total.height + 60, "\(there)")
  }

  @Test(arguments: [-7.0, 5])
  func `gives the part of a page that was levelled`(degrees: Double) throws {
    let page = try Drawing.page(Self.lines + Self.lines, width: 1200).turned(degrees: degrees)
    let prepared = try PagePreparation().prepare(Self.loaded(page))
    let glyphs = try #require(TextMeasure(GlyphFinder.glyphs(on: prepared.bitmap))).glyphs
    let lowest = try #require(glyphs.max { $0.maxY < $1.maxY })
    // Where a glyph of the last line stands on the page.
    let place = prepared.path.box(lowest, width: prepared.width, height: prepared.height)
    let part = try Self.part(place, of: prepared)
    #expect(part.bitmap.height < 120 && part.bitmap.width < 120)
    let back = Self.box(of: part)
    #expect(back.holdsMiddle(of: place), "\(back) \(place)")
  }

  @Test func `gives the part of a part`() throws {
    let page = try PagePreparation().prepare(Self.loaded(Drawing.page(Self.lines)))
    let line = try Self.part(Self.total, of: page)
    let label = Box(x: 55, y: 385, width: 90, height: 50)
    let part = try Self.part(label, of: line)
    #expect(part.bitmap.width < line.bitmap.width)
    #expect(Self.box(of: part).holdsMiddle(of: label))
  }

  @Test(arguments: [
    Box(x: 5000, y: 5000, width: 10, height: 10), Box(x: -90, y: 0, width: 20, height: 20),
  ])
  func `gives nothing of what it does not show`(area: Box) throws {
    let page = try PagePreparation().prepare(Self.loaded(Drawing.page(Self.lines)))
    let isShown = try page.picture(of: area) != nil
    #expect(!isShown)
  }
}
