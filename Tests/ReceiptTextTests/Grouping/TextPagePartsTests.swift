import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `Parts of a text page` {
  private static func page() async throws -> TextPage {
    let text = try await NormaliseStage().run(
      PrintedText.document(
        "LEFT           RIGHT\nBREAD 1.00     MILK 2.00\nTOTAL 1.00     TOTAL 2.00",
        further: ["LEFI           RIGHI\nBREAD 1.08     MILK 2.08\nTOTAL 1.08     TOTAL 2.08"]))
    return try #require(text.pages.first)
  }

  @Test func `have the words on their side in all readings`() async throws {
    let page = try await Self.page()
    let left = page.part { $0.box.x < 160 }
    #expect(left.rows.map(\.text) == ["LEFT", "BREAD 1.00", "TOTAL 1.00"])
    #expect(left.further.map { $0.rows.map(\.text) } == [["LEFI", "BREAD 1.08", "TOTAL 1.08"]])
    let right = page.part { $0.box.x >= 160 }
    #expect(right.further.map { $0.rows.map(\.text) } == [["RIGHI", "MILK 2.08", "TOTAL 2.08"]])
    #expect(left.number == page.number && left.width == page.width)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `begin below rows that were taken away, in all readings`(count: Int) async throws {
    var page = try await Self.page()
    page.removeFirst(count)
    #expect(page.rows.count == 3 - count)
    #expect(page.further.map(\.rows.count) == [3 - count])
    #expect(page.rows.first.map { $0.box.y } == page.further[0].rows.first.map { $0.box.y })
  }

  @Test func `are cut by height where readings have other rows`() async throws {
    let text = try await NormaliseStage().run(
      PrintedText.document("SHOP\nBREAD 1.00\nTOTAL 1.00", further: ["\nBREAD 1.00\nTOTAL 1.00"]))
    var page = try #require(text.pages.first)
    page.removeFirst(1)
    #expect(page.further.map { $0.rows.map(\.text) } == [["BREAD 1.00", "TOTAL 1.00"]])
  }
}
