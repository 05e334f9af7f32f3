import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import OCREngine

@Suite(.serialized) struct `A page reader` {
  private static let lines = [
    "CORNER SHOP", "12 HIGH STREET", "BREAD 1.20", "BUTTER 2.40", "MILK 1.15", "APPLES 3.05", "COFFEE 6.49",
    "TOTAL 14.29", "CASH 20.00", "CHANGE 5.71", "DATE 03/11/2026", "THANK YOU",
  ]

  private static func reader(_ bytes: [UInt8], orientation: LoadSettings.Orientation = .auto) throws
    -> PageReader
  {
    var settings = LoadSettings()
    settings.orientation = orientation
    let session = try TesseractSession(.receipts)
    session.startDocument(deadline: .now + .seconds(120))
    return PageReader(
      loader: try PageLoader(bytes, settings: settings, limits: DocumentLimits()),
      preparation: PagePreparation(), session: session, searchesUpright: orientation == .auto)
  }

  /// The line that a word stands in.
  private static func line(of text: String, on page: RecognisedPage) throws -> Box {
    let word = try #require(page.words.first { $0.text == text })
    return page.words.filter { $0.line == word.line }.reduce(word.box) { $0.union($1.box) }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `reads lines again where they were, however the page is stored`(quarters: Int) throws {
    let picture = try Drawing.page(Self.lines).turned(Orientation(quarterTurns: quarters, isMirrored: false))
    let bytes = try Drawing.bytes(picture, as: .png)
    let first = try Self.reader(bytes)
    let header = try #require(first.loader.headers.first)
    let page = try first.read(header)
    #expect(page.rotation == (360 - quarters * 90) % 360)
    let areas = [try Self.line(of: "14.29", on: page), try Self.line(of: "03/11/2026", on: page)]
    let again = try Self.reader(bytes, orientation: .exif).readAgain(
      header, rotation: page.rotation, areas: areas)
    #expect(again.words.map(\.text) == ["TOTAL", "14.29", "DATE", "03/11/2026"])
    #expect(again.rotation == page.rotation && again.width == page.width && again.height == page.height)
    // Each area has lines of its own.
    #expect(Set(again.words.compactMap(\.line)).count == 2)
    for word in again.words {
      let before = try #require(page.words.first { $0.text == word.text })
      #expect(before.box.holdsMiddle(of: word.box), "\(before) \(word)")
    }
  }

  @Test func `reads whole pages again where no areas are given`() throws {
    let bytes = try Drawing.bytes(Drawing.page(Self.lines), as: .png)
    let reader = try Self.reader(bytes)
    let header = try #require(reader.loader.headers.first)
    #expect(try reader.readAgain(header, rotation: nil, areas: []) == reader.read(header))
    let turned = try reader.readAgain(header, rotation: 180, areas: [])
    #expect(turned.rotation == 180 && !turned.words.contains { $0.text == "TOTAL" })
  }

  @Test func `reads nothing where an area shows nothing`() throws {
    let bytes = try Drawing.bytes(Drawing.page(Self.lines), as: .png)
    let reader = try Self.reader(bytes)
    let header = try #require(reader.loader.headers.first)
    let areas = [Box(x: 9000, y: 9000, width: 50, height: 20)]
    let page = try reader.readAgain(header, rotation: 0, areas: areas)
    #expect(page.words.isEmpty && page.width == 900)
  }

  @Test func `reads no text layer again`() throws {
    let page = WrittenPDF.Page(content: WrittenPDF.text(Self.lines))
    let reader = try Self.reader(WrittenPDF(pages: [page]).bytes)
    let header = try #require(reader.loader.headers.first)
    #expect(try reader.read(header).words.contains { $0.text == "14.29" })
    #expect(try reader.readAgain(header, rotation: 0, areas: []).words.isEmpty)
  }
}
