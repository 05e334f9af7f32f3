import CImaging
import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A barcode` {
  /// Bars of 4 pixels and 100 high, at every twelfth pixel.
  private func bars(_ count: Int, fallBy slope: Int = 0) -> [PageBox] {
    (0..<count).map { PageBox(x: 50 + $0 * 12, y: 200 + $0 * slope, width: 4, height: 100) }
  }

  @Test func `is whitened from its first bar to its last`() throws {
    let code = try #require(Barcode.find(among: bars(30), glyphHeight: 20).first)
    let slices = code.slices
    #expect(slices.first?.x == 49 && slices.last?.maxX == 50 + 29 * 12 + 5)
    #expect(slices.allSatisfy { $0.y == 199 && $0.maxY == 301 })
  }

  @Test(arguments: [0, 2]) func `is whitened only as far as most bars go, though many touch print`(slope: Int)
    throws
  {
    var marks = bars(30, fallBy: slope)
    for index in stride(from: 0, to: 30, by: 2) { marks[index].height += 34 }
    let code = try #require(Barcode.find(among: marks, glyphHeight: 20).first)
    for (slice, bar) in zip(code.slices, bars(30, fallBy: slope)) {
      #expect(abs(slice.y - bar.y) <= 8 && abs(slice.maxY - bar.maxY) <= 8, "\(slice) \(bar)")
    }
  }

  @Test func `may have print touching it above`() throws {
    var marks = bars(30)
    for index in 5..<25 {
      marks[index].y -= 30
      marks[index].height += 30
    }
    let code = try #require(Barcode.find(among: marks, glyphHeight: 20).first)
    #expect(code.slices.allSatisfy { $0.y == 199 && $0.maxY == 301 })
  }

  @Test func `is none where marks are few, low, wide or far apart`() {
    #expect(Barcode.find(among: bars(11), glyphHeight: 20).isEmpty)
    #expect(Barcode.find(among: bars(30), glyphHeight: 60).isEmpty)
    let wide = bars(30).map { PageBox(x: $0.x, y: $0.y, width: 30, height: 100) }
    #expect(Barcode.find(among: wide, glyphHeight: 20).isEmpty)
    let apart = bars(30).map { PageBox(x: $0.x * 9, y: $0.y, width: 4, height: 100) }
    #expect(Barcode.find(among: apart, glyphHeight: 20).isEmpty)
    let stairs = bars(30, fallBy: 40)
    #expect(Barcode.find(among: stairs, glyphHeight: 20).isEmpty)
  }

  @Test func `stands beside another of its kind`() {
    let below = bars(20).map { PageBox(x: $0.x, y: $0.y + 300, width: 4, height: 100) }
    #expect(Barcode.find(among: bars(20) + below, glyphHeight: 20).count == 2)
  }

  @Test func `takes no print with it`() throws {
    let lines = [
      "CORNER SHOP 12 HIGH STREET", "BREAD 1.20", "", "TOTAL 4.60 EUR 01.02.2026 12:30", "THANK YOU",
    ]
    let plain = try MeasuredPage(Drawing.page(lines)).text
    let page = try Drawing.page(lines)
    // From above down into the last line but one.
    for bar in 0..<50 {
      var box = boxCreate(Int32(60 + bar * 8), 190, 3, bar.isMultiple(of: 3) ? 140 : 110)
      defer { boxDestroy(&box) }
      pixClearInRect(page.pix, box)
    }
    let measured = try MeasuredPage(page).withoutBarcodes()
    let text = measured.text
    let (expected, found) = (try #require(plain).glyphs.count, try #require(text).glyphs.count)
    #expect(abs(expected - found) <= 6, "\(expected) \(found)")
    #expect(Drawing.value(of: measured.bitmap, x: 85, y: 240) > 200)
  }
}
