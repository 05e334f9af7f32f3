import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

@Suite struct `Pages of one file (B71)` {
  private static let receipts = [
    """
    CORNER SHOP
    15/03/2026 10:15
    BREAD            1.20
    BUTTER           2.40
    TOTAL            3.60
    CASH             5.00
    CHANGE           1.40
    """,
    """
    HARBOUR BOOKSHOP
    14/03/2026 17:40
    ATLAS           10.00
    PENCIL           2.00
    TOTAL           12.00
    CASH            20.00
    CHANGE           8.00
    """,
  ]

  private static let long = [
    """
    CORNER SHOP
    BREAD            1.20
    BUTTER           2.40
    """,
    """
    MILK             1.40
    TOTAL            5.00
    CASH            10.00
    CHANGE           5.00
    15/03/2026 10:15
    """,
  ]

  @Test(arguments: [
    (PipelineDescription.PageGrouping.auto, ["3.60", "12.00"]), (.each, ["3.60", "12.00"]),
  ])
  func `are a receipt each where each is whole`(
    grouping: PipelineDescription.PageGrouping, totals: [String]
  ) async throws {
    let receipts = try await read(Self.receipts, grouping)
    #expect(receipts.map { $0.total?.decimalText } == totals)
    #expect(receipts.map(\.index) == [1, 2])
    #expect(receipts.map { $0.merchantName } == ["CORNER SHOP", "HARBOUR BOOKSHOP"])
  }

  @Test(arguments: [PipelineDescription.PageGrouping.auto, .join])
  func `are one receipt where only all are whole`(
    grouping: PipelineDescription.PageGrouping
  ) async throws {
    let receipts = try await read(Self.long, grouping)
    #expect(receipts.map { $0.total?.decimalText } == ["5.00"])
    #expect(receipts.first?.merchantName == "CORNER SHOP")
    #expect(receipts.first?.lineItems.count == 3)
  }

  @Test func `are cut and joined as asked, whatever they show`() async throws {
    #expect(try await read(Self.receipts, .join).count == 1)
    let cut = try await read(Self.long, .each)
    #expect(cut.map { $0.total?.decimalText } == [nil, "5.00"])
    #expect(cut[0].status == .needsReview)
  }

  private func read(
    _ pages: [String], _ grouping: PipelineDescription.PageGrouping
  ) async throws -> [Receipt] {
    let pages = pages.enumerated().map { number, text in
      var page = PrintedText.page(text)
      page.number = number + 1
      return page
    }
    let rows = try await NormaliseStage().run(RecognisedDocument(mediaType: "image/tiff", pages: pages))
    return try await ExtractStage(languages: BuiltInLanguages.expecting(["eng"]), pages: grouping).run(rows)
  }
}
