import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import OCREngine

@Suite(.serialized) struct `The OCR engine` {
  private static let lines = [
    "CORNER SHOP", "12 HIGH STREET", "BREAD 1.20", "BUTTER 2.40", "MILK 1.15", "APPLES 3.05", "COFFEE 6.49",
    "TOTAL 14.29", "CASH 20.00", "CHANGE 5.71", "DATE 03/11/2026", "THANK YOU",
  ]

  private func engine(_ orientation: LoadSettings.Orientation = .auto) throws -> OCREngine {
    var load = LoadSettings()
    load.orientation = orientation
    return try OCREngine(recognise: RecogniseSettings(), load: load)
  }

  private func read(_ bytes: [UInt8], with engine: OCREngine) throws -> [RecognisedPage] {
    try engine.recognise(bytes: bytes, softDeadline: .seconds(120)).document.pages
  }

  @Test func `reads words with their places on the page`() throws {
    let bytes = try Drawing.bytes(Drawing.page(Self.lines), as: .png)
    let recognition = try engine().recognise(bytes: bytes, softDeadline: .seconds(120))
    #expect(recognition.document.mediaType == "image/png")
    #expect(recognition.timings[.recognise] > .zero && recognition.timings[.load] > .zero)
    let page = try #require(recognition.document.pages.first)
    #expect(page.number == 1 && page.width == 900 && page.rotation == 0)
    let total = try #require(page.words.first { $0.text == "TOTAL" })
    let amount = try #require(page.words.first { $0.text == "14.29" })
    #expect(total.line == amount.line && total.box.maxX < amount.box.x)
    // The eighth line was drawn from (60, 660), 26 pixels high.
    #expect((40...80).contains(total.box.x) && (630...670).contains(total.box.midY), "\(total.box)")
    #expect(page.words.allSatisfy { !$0.text.isEmpty && (0...100).contains($0.confidence) })
  }

  @Test(arguments: [1, 2, 3])
  func `finds out which way up a page stands`(quarters: Int) throws {
    let turned = try Drawing.page(Self.lines).turned(Orientation(quarterTurns: quarters, isMirrored: false))
    let bytes = try Drawing.bytes(turned, as: .png)
    let page = try #require(read(bytes, with: engine()).first)
    #expect(page.words.contains { $0.text == "TOTAL" })
    #expect(page.rotation == 360 - quarters * 90)
    #expect(page.width == 900)
    let kept = try #require(read(bytes, with: engine(.exif)).first)
    #expect(!kept.words.contains { $0.text == "TOTAL" } && kept.rotation == 0)
  }

  @Test func `reads a strip as long as a hundred receipts`() throws {
    let lines = (0..<240).map { "ARTICLE \($0) 12.30" }
    let strip = try Drawing.page(lines, width: 600, height: 20_000)
    let page = try #require(read(Drawing.bytes(strip, as: .png), with: engine()).first)
    #expect(page.height == 20_000)
    #expect(page.words.filter { $0.text == "ARTICLE" }.count > 200)
    let last = try #require(page.words.last { $0.text == "ARTICLE" })
    #expect((18_800...19_300).contains(last.box.y), "\(last.box)")
  }

  @Test func `reads a strip that is higher than the recogniser takes`() throws {
    let lines = (0..<520).map { $0.isMultiple(of: 26) ? "ARTICLE \(100 + $0) 12.30" : "" }
    let strip = try Drawing.page(lines, width: 600)
    let page = try #require(read(Drawing.bytes(strip, as: .png), with: engine()).first)
    #expect(page.height > 41_000)
    let articles = page.words.filter { $0.text == "ARTICLE" }
    #expect(articles.count == 20)
    #expect(Set(articles.map(\.line)).count == articles.count)
    let last = try #require(articles.last)
    #expect((39_550...39_720).contains(last.box.y), "\(last.box)")
  }

  @Test func `decodes small print of a large page finer`() throws {
    // 13 megapixels with glyphs that are 13 pixels high at half size.
    let page = try Drawing.page(Self.lines, width: 3000, height: 4400)
    let read = try #require(read(Drawing.bytes(page, as: .jpeg), with: engine()).first)
    #expect(read.width == 3000 && read.height == 4400)
    let total = try #require(read.words.first { $0.text == "TOTAL" })
    #expect((40...80).contains(total.box.x) && (630...670).contains(total.box.midY), "\(total.box)")
  }

  @Test func `reads each page of a PDF file in its own way`() throws {
    // A text layer, the same words in a picture, and nothing.
    let picture = try WrittenPDF.picture(Drawing.page(Self.lines, width: 500))
    let pages = [
      WrittenPDF.Page(content: WrittenPDF.text(Self.lines)),
      WrittenPDF.Page(content: "q 200 0 0 400 50 0 cm /Im Do Q", picture: picture), WrittenPDF.Page(),
    ]
    let read = try read(WrittenPDF(pages: pages).bytes, with: engine())
    #expect(read.map(\.number) == [1, 2, 3] && read.map(\.width) == [2500, 2500, 2500])
    #expect(read[0].engine.hasPrefix("poppler ") && read[0].engine.hasSuffix(" text layer"))
    #expect(read[1].engine.hasPrefix("tesseract ") && read[2].engine == read[1].engine)
    for page in read[..<2] {
      let total = try #require(page.words.first { $0.text == "TOTAL" })
      let amount = try #require(page.words.first { $0.text == "14.29" })
      #expect(total.box.maxX < amount.box.x && abs(total.box.midY - amount.box.midY) < 40)
    }
    // The eighth of twelve lines.
    let place = try #require(read[1].words.first { $0.text == "TOTAL" }).box
    #expect((1900...2100).contains(place.midY) && (420...700).contains(place.x), "\(place)")
    #expect(read[2].words.isEmpty)
  }

  @Test(arguments: [(1, 1), (1, 20_000), (600, 400)])
  func `finds no words on a blank page`(width: Int, height: Int) throws {
    let page = try #require(
      read(Drawing.bytes(Drawing.blank(width: width, height: height), as: .png), with: engine()).first)
    #expect(page.words.isEmpty && page.width == width && page.height == height)
  }

  @Test func `goes on after a file that it cannot read`() throws {
    let engine = try engine()
    for bytes in [[], Array("no picture".utf8), Drawing.pngHeader(width: 9, height: 9)] {
      #expect(throws: Diagnostic.self) { try engine.recognise(bytes: bytes, softDeadline: .seconds(9)) }
    }
    let good = try Drawing.bytes(Drawing.page(Self.lines), as: .tiff)
    #expect(try read(good, with: engine).first?.words.contains { $0.text == "14.29" } == true)
  }

  @Test func `looks again in another way, at the pages and parts it is asked for`() throws {
    let picture = try WrittenPDF.picture(Drawing.page(Self.lines, width: 500))
    let scanned = WrittenPDF.Page(content: "q 200 0 0 400 50 0 cm /Im Do Q", picture: picture)
    let written = WrittenPDF.Page(content: WrittenPDF.text(Self.lines))
    let bytes = WrittenPDF(pages: [written, scanned, scanned]).bytes
    let engine = try engine()
    let first = try read(bytes, with: engine)
    let rotations = first.map(\.rotation)
    func look(_ number: Int, areas: [PageArea] = []) throws -> [RecognisedPage] {
      let look = Look(number: number, rotations: rotations, areas: areas)
      return try engine.recognise(bytes: bytes, look: look, softDeadline: .seconds(120)).document.pages
    }
    let second = try look(2)
    #expect(second.map(\.number) == [1, 2, 3])
    #expect(second[0].words.isEmpty && second[2].words.contains { $0.text == "14.29" })
    #expect(first[1].engine.hasSuffix(" receipt1 psm6 20px"))
    #expect(second[1].engine.hasSuffix(" eng psm6 20px"))
    let total = try #require(first[2].words.first { $0.text == "14.29" })
    let line = first[2].words.filter { $0.line == total.line }.reduce(total.box) { $0.union($1.box) }
    let part = try look(2, areas: [PageArea(page: 3, box: line)])
    #expect(part.map(\.number) == [3])
    #expect(part.first?.words.map(\.text) == ["TOTAL", "14.29"])
    #expect(try look(3).last?.engine.hasSuffix(" receipt1 psm6 25px") == true)
  }
}
