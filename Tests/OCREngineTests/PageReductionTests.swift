import Testing

@testable import OCREngine

@Suite struct `A page's reduction` {
  @Test(arguments: [(4000, 3000, 1), (5000, 7000, 2), (7000, 9000, 4), (9000, 12_000, 4)])
  func `begins by the number of pixels`(width: Int, height: Int, factor: Int) {
    let header = PageHeader(width: width, height: height, index: 0)
    for format in FileFormat.allCases {
      #expect(PageReduction(for: header, format: format).factor == (format == .pdf ? 2 : factor))
    }
  }

  /// The factors that a page is loaded with when its print turns out this high, one after the other.
  private func steps(_ width: Int, _ format: FileFormat, _ heights: Double?...) -> [Int] {
    var reduction = PageReduction(for: PageHeader(width: width, height: width, index: 0), format: format)
    return heights.map { height in
      _ = reduction.refine(glyphHeight: height)
      return reduction.factor
    }
  }

  @Test func `is refined until the print is high enough`() {
    let enough = PagePreparation.leastGlyphHeight
    #expect(steps(9000, .png, enough, enough - 1, nil, 3) == [4, 2, 1, 1])
  }

  @Test func `is not refined for a drawn page without print`() {
    #expect(steps(6000, .pdf, nil, 9) == [2, 1])
  }
}
