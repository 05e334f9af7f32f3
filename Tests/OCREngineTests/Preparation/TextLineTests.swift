import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `Text lines` {
  /// Glyphs of a line, 12 by 20 pixels each.
  private func line(_ count: Int, x: Int = 100, bottom: Int, slope: Double = 0) -> [PageBox] {
    (0..<count).map { index in
      let left = x + index * 16
      let low = bottom + Int((Double(left - x) * slope).rounded())
      return PageBox(x: left, y: low - 20, width: 12, height: 20)
    }
  }

  @Test(arguments: [-0.2, -0.05, 0, 0.1, 0.25])
  func `are followed though they slope`(slope: Double) throws {
    let glyphs = (0..<6).flatMap { line(30, bottom: 200 + $0 * 32, slope: slope) }
    let lines = TextLine.lines(of: glyphs.shuffled(by: 7))
    #expect(lines.map(\.glyphs.count) == [Int](repeating: 30, count: 6))
    let skew = try #require(TextLine.skew(of: lines))
    #expect(abs(LineDirection.tangent(skew) - slope) < 0.01)
    #expect(TextLine.glyphHeight(of: lines) == 20)
  }

  @Test func `are apart where a wide gap is, and none where too few glyphs stand`() {
    let glyphs = line(8, bottom: 100) + line(6, x: 400, bottom: 100) + line(4, bottom: 300)
    #expect(TextLine.lines(of: glyphs).map(\.glyphs.count).sorted() == [6, 8])
    #expect(TextLine.lines(of: []).isEmpty)
  }

  @Test func `are not made of grain`() {
    // Specks of all heights at uneven places.
    var state: UInt32 = 5
    func next(_ most: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 16) % most
    }
    let specks = (0..<3000).map { _ in
      PageBox(x: next(2000), y: next(2000), width: 3 + next(6), height: 6 + next(9))
    }
    let inLines = TextLine.lines(of: specks).reduce(0) { $0 + $1.glyphs.count }
    #expect(inLines * 5 < specks.count)
  }
}

extension Array {
  /// Returns the elements in another order, the same each time.
  fileprivate func shuffled(by step: Int) -> [Element] {
    indices.map { self[($0 * step + 3) % count] }
  }
}
