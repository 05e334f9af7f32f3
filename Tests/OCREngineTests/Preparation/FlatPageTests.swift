import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A page is flattened` {
  private static let lines = [
    "CORNER SHOP", "12 HIGH STREET", "BREAD AND ROLLS 1.20", "BUTTER, MILK   3.40", "TOTAL EUR   4.60",
    "THANK YOU, COME BACK",
  ]

  private static let lying = Photograph(
    width: 900, height: 840, corners: [(140, 110), (700, 70), (780, 700), (100, 740)], sag: 30,
    page: (560, 600))

  /// What becomes of a picture: the flat page's size, and how it lay; `nil` where it stays as it is.
  private func flattened(
    _ picture: borrowing Bitmap
  ) throws -> (width: Int, height: Int, sheet: Sheet, outer: Transform)? {
    guard let flat = try FlatPage(MeasuredPage(picture)) else { return nil }
    return (flat.page.bitmap.width, flat.page.bitmap.height, flat.sheet.shape, flat.sheet.outer)
  }

  @Test(arguments: [30, 150])
  func `with its corners where the paper's are`(table: Int) throws {
    let drawing = try Drawing.page(Self.lines, width: 560, height: 600)
    let found = try flattened(Self.lying.picture(of: drawing, table: table))
    let flat = try #require(found)
    let (width, height) = (Double(flat.width), Double(flat.height))
    let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { corner in
      let lying = flat.sheet.point(x: corner.0, y: corner.1)
      return flat.outer.point(x: lying.x, y: lying.y)
    }
    for (found, real) in zip(corners, Self.lying.corners) {
      #expect(abs(found.x - real.x) < 30 && abs(found.y - real.y) < 45, "\(corners)")
    }
  }

  @Test func `with level lines, that map back to where they stand`() throws {
    let drawing = try Drawing.page(Self.lines, width: 560, height: 600)
    let photo = try Self.lying.picture(of: drawing, table: 60, shade: 0.4)
    let loaded = LoadedPage(
      bitmap: photo.shared(), width: photo.width, height: photo.height, rotation: 0, reduction: 1)
    let prepared = try PagePreparation().prepare(loaded)
    let print = try Print(prepared.bitmap)
    let slopes = print.lines.map { abs($0.slope) }.sorted()
    #expect(try #require(slopes.last) < 0.03, "\(slopes)")
    // Each glyph of the drawing is found where the camera saw it.
    let drawn = try GlyphFinder.glyphs(on: drawing).map { Self.lying.point(x: $0.midX, y: $0.midY) }
    let found = print.marks.map { prepared.path.box($0, width: photo.width, height: photo.height) }
    // Some touch in one picture and not in the other.
    let right = drawn.count { place in
      found.contains { box in
        abs(box.midX - place.x) < Double(box.width) / 2 + 4
          && abs(box.midY - place.y) < Double(box.height) / 2
      }
    }
    #expect(right * 10 >= drawn.count * 9, "\(right) of \(drawn.count)")
  }

  @Test func `unless it lies flat already`() throws {
    let scan = try Drawing.page(Self.lines, width: 560, height: 600)
    let asScanned = try flattened(scan)
    let blank = try flattened(Drawing.blank(width: 560, height: 600))
    let sideways = try flattened(scan.turned(Orientation(quarterTurns: 1, isMirrored: false)))
    #expect(asScanned == nil && blank == nil && sideways == nil)
  }

  @Test func `without the table beside it`() throws {
    let scan = try Drawing.page(Self.lines, width: 560, height: 600)
    let photo = try scan.laid(on: 90, x: 400, y: 300, width: 1400, height: 1200)
    let found = try flattened(photo)
    let flat = try #require(found)
    // From corner to corner, the edges themselves left out.
    let start = flat.sheet.point(x: 0, y: 0)
    let end = flat.sheet.point(x: Double(flat.width), y: Double(flat.height))
    let corners = [flat.outer.point(x: start.x, y: start.y), flat.outer.point(x: end.x, y: end.y)]
    #expect(abs(corners[0].x - 400) < 30 && abs(corners[0].y - 300) < 30, "\(corners)")
    #expect(abs(corners[1].x - 960) < 30 && abs(corners[1].y - 900) < 30, "\(corners)")
  }
}
