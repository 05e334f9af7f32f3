import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `The coverage of a look` {
  private static func page(_ number: Int, _ areas: [Box] = []) -> TextPage {
    var page = TextPage(number: number, width: 100, height: 100, rows: [], meanConfidence: 90)
    page.areas = areas
    return page
  }

  private static let place = Box(x: 10, y: 10, width: 20, height: 10)

  @Test func `is all of a page that was read as a whole`() {
    let coverage = LookCoverage(of: [Self.page(2)])
    #expect(coverage.holds(PageArea(page: 2, box: Self.place)))
    #expect(!coverage.holds(PageArea(page: 1, box: Self.place)))
  }

  @Test func `is the parts of a page that were read`() {
    let areas = [Box(x: 0, y: 0, width: 25, height: 25), Box(x: 50, y: 50, width: 50, height: 50)]
    let coverage = LookCoverage(of: [Self.page(1, areas)])
    #expect(coverage.holds(PageArea(page: 1, box: Self.place)))
    #expect(coverage.holds(PageArea(page: 1, box: Box(x: 60, y: 60, width: 9, height: 9))))
    #expect(!coverage.holds(PageArea(page: 1, box: Box(x: 26, y: 26, width: 9, height: 9))))
  }

  @Test func `is nothing without pages`() {
    #expect(!LookCoverage(of: []).holds(PageArea(page: 1, box: Self.place)))
  }
}
