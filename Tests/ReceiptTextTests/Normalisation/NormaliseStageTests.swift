import ReceiptModel
import ReceiptText
import TestSupport
import Testing

@Suite struct `The normalise stage` {
  @Test func `makes rows of every reading of a page`() async throws {
    let text = try await NormaliseStage().run(
      PrintedText.document("SHOP\nTOTAL    9.99", further: ["SH0P\nTOTAL    9.98", "TOTAL    9.97"]))
    #expect(text.pages.map { $0.rows.map(\.text) } == [["SHOP", "TOTAL 9.99"]])
    let further = try #require(text.pages.first).further
    #expect(further.map { $0.rows.map(\.text) } == [["SH0P", "TOTAL 9.98"], ["TOTAL 9.97"]])
    #expect(further.allSatisfy { $0.number == 1 && $0.areas.isEmpty && $0.width == text.pages[0].width })
  }

  @Test func `puts parts that were read again among the rows of the first reading`() async throws {
    var document = PrintedText.document("SHOP\nTOTAL    9.99\nTHANKS")
    let amount = document.pages[0].words[2].box
    document.pages[0].further = [
      FurtherReading(engine: "e", words: [Word("9.98", box: amount, confidence: 50)], areas: [amount])
    ]
    let page = try #require(try await NormaliseStage().run(document).pages.first)
    let again = try #require(page.further.first)
    #expect(again.rows.map(\.text) == ["SHOP", "TOTAL 9.98", "THANKS"])
    #expect(again.areas == [amount])
    #expect(again.meanConfidence < page.meanConfidence)
  }
}
