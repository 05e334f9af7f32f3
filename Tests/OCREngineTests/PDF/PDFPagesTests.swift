import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A PDF file's pages` {
  private static let lines = [
    "CORNER SHOP", "12 HIGH STREET", "BREAD  1.20", "COFFEE  6.49", "TOTAL  7.69", "DATE 03/11/2026",
  ]
  private static let page = WrittenPDF.Page(content: WrittenPDF.text(lines))

  private func loader(
    _ pages: [WrittenPDF.Page], limits: DocumentLimits = DocumentLimits()
  ) throws(Diagnostic) -> PageLoader {
    try PageLoader(WrittenPDF(pages: pages).bytes, settings: LoadSettings(), limits: limits)
  }

  private func words(_ page: WrittenPDF.Page) throws -> [Word]? {
    let loader = try loader([page])
    return try loader.words(on: loader.headers[0])
  }

  @Test func `have the words of their text layer`() throws {
    let loader = try loader([Self.page, Self.page])
    #expect(loader.format == .pdf)
    #expect(loader.headers.map(\.index) == [0, 1])
    // 300 by 400 points at 600 pixels an inch.
    #expect(loader.headers.map(\.width) == [2500, 2500] && loader.headers[1].height == 3333)
    let words = try #require(try loader.words(on: loader.headers[1]))
    #expect(
      words.map(\.text) == [
        "CORNER", "SHOP", "12", "HIGH", "STREET", "BREAD", "1.20", "COFFEE", "6.49", "TOTAL", "7.69", "DATE",
        "03/11/2026",
      ])
    #expect(words.allSatisfy { $0.confidence == 100 })
    let (total, amount) = (words[9], words[10])
    #expect(total.line == amount.line && words[8].line != total.line && total.box.maxX < amount.box.x)
    // The fifth line's baseline is at 360 - 4 * 16 points from below.
    #expect((166...168).contains(total.box.x) && total.box.y < 866 && total.box.maxY > 866, "\(total.box)")
  }

  @Test func `turn upright as they say`() throws {
    var turned = Self.page
    turned.rotation = 90
    turned.content = "q 0 1 -1 0 300 0 cm \(WrittenPDF.text(Self.lines)) Q"
    turned.mediaBox = "0 0 400 300"
    // Drawn from bottom to top, and turned clockwise by a quarter.
    let loader = try loader([turned])
    #expect(loader.headers[0].width < loader.headers[0].height)
    let words = try #require(try loader.words(on: loader.headers[0]))
    #expect(words.contains { $0.text == "TOTAL" && $0.box.width > $0.box.height })
  }

  @Test func `are recognised where their text runs up or down`() throws {
    var sideways = Self.page
    sideways.rotation = 90
    #expect(try words(sideways) == nil)
  }

  @Test(arguments: [
    "", "(1) Tj", "(\\001\\002\\003 \\004\\005\\006\\007 \\016\\017\\020\\021 \\022\\023\\024) Tj",
    "(xqzt wrtp kjhg bnmx zzxr trwq pqrs mnbv) Tj", "($%&/\\(= #+*~ ?=\\)\\(/ 7$x& a%& #b+#+ ~~#x !§$y) Tj",
  ])
  func `are recognised where their layer says nothing, or nonsense`(text: String) throws {
    #expect(try words(WrittenPDF.Page(content: "BT /F 12 Tf 20 360 Td \(text) ET")) == nil)
  }

  @Test func `are recognised where a picture says more than a few words`() throws {
    let picture = try WrittenPDF.picture(Drawing.blank(width: 30, height: 40))
    var stamped = WrittenPDF.Page(picture: picture)
    stamped.content = "q 300 0 0 400 0 0 cm /Im Do Q BT /F 8 Tf 20 20 Td (Scanned with some program) Tj ET"
    #expect(try words(stamped) == nil)
    stamped.content = "q 60 0 0 80 0 0 cm /Im Do Q BT /F 8 Tf 20 200 Td (Thank you for coming) Tj ET"
    #expect(try words(stamped)?.count == 4)
  }

  @Test func `are drawn dark on white`() throws {
    let loader = try loader([WrittenPDF.Page(content: "1 0 0 rg 0 200 150 200 re f")])
    let page = try loader.load(loader.headers[0], reduction: 2)
    #expect(page.bitmap.width == 1250 && page.width == 2500)
    #expect(Drawing.value(of: page.bitmap, x: 100, y: 100) < 100)
    #expect(Drawing.value(of: page.bitmap, x: 1200, y: 100) == 255)
    #expect(Drawing.value(of: page.bitmap, x: 100, y: 1600) == 255)
  }

  @Test func `are drawn coarser where they are large, and refused where nothing could be read`() throws {
    let large = WrittenPDF.Page(mediaBox: "0 0 4000 3000")
    let header = try loader([large]).headers[0]
    #expect((47_000_000...48_000_000).contains(header.pixels), "\(header)")
    let strip = try loader([WrittenPDF.Page(mediaBox: "0 0 200 14000")]).headers[0]
    #expect(strip.height == 32_000)
    var limits = DocumentLimits()
    limits.pixels = 1_000_000
    let error = try #require(throws: Diagnostic.self) { try loader([large], limits: limits) }
    #expect(error.id == "image-too-large" && error.message.contains("55 x 41 inches"))
  }

  @Test func `are limited`() throws {
    var limits = DocumentLimits()
    limits.pages = 2
    let error = try #require(throws: Diagnostic.self) {
      try loader([Self.page, Self.page, Self.page], limits: limits)
    }
    #expect(error.id == "too-many-pages")
    #expect(throws: Never.self) { try loader([Self.page, Self.page], limits: limits) }
  }
}
