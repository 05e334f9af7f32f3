import ReceiptModel
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `What each look read` {
  private static let document = PrintedText.document(
    "SHOP\nTOTAL EUR 9.99", further: ["SHOP\nTOTAL EUR 9.98", "SHOP\nTOTAL EUR 9.99"])

  private static func evidence(_ field: String, at box: Box?, page: Int = 1, readings: Int = 3) -> Evidence {
    var evidence = Evidence(
      field: field, valueRaw: "", valueNorm: "", page: page, box: box, rule: "label", confidence: 1)
    evidence.readings = readings
    return evidence
  }

  private static func lines(_ evidence: Evidence..., on pages: [RecognisedPage]) -> [String] {
    LookText.all(of: evidence, on: pages).map { "\($0.field) \($0.look) \($0.engine): \($0.text)" }
  }

  @Test func `stands where the value does`() {
    let words = Self.document.pages[0].words
    let amount = words[2].box.union(words[3].box)
    #expect(
      Self.lines(
        Self.evidence("total", at: amount), Self.evidence("name", at: words[0].box, readings: 1),
        Self.evidence("tax", at: nil), on: Self.document.pages) == [
          "total 1 test: EUR 9.99", "total 2 test 2: EUR 9.98", "total 3 test 3: EUR 9.99",
        ])
  }

  @Test func `is told of looks alone that read there`() {
    var pages = Self.document.pages
    let box = pages[0].words[3].box
    pages[0].further[0].areas = [pages[0].words[0].box]
    pages[0].further[1].areas = [box]
    pages[0].further[1].words = []
    #expect(
      Self.lines(Self.evidence("total", at: box), on: pages) == ["total 1 test: 9.99", "total 3 test 3: "])
  }

  @Test(arguments: [0, 2, -1, Int.min, Int.max])
  func `is nothing of pages that there are not`(page: Int) {
    let box = Self.document.pages[0].words[3].box
    #expect(Self.lines(Self.evidence("total", at: box, page: page), on: Self.document.pages).isEmpty)
    #expect(Self.lines(Self.evidence("total", at: box), on: []).isEmpty)
  }
}
