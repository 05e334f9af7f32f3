import ReceiptModel
import Testing

@Suite struct `A recognised page from outside` {
  private static let huge = Int(Int32.max) + 1

  @Test func `is taken where a picture could give it`() {
    #expect(Self.page().isPlausible)
    #expect(Self.page { $0.words[0].box = Box(x: -9, y: -9, width: 0, height: 0) }.isPlausible)
    #expect(Self.page { $0.words[0].line = nil }.isPlausible)
  }

  @Test func `is refused where its numbers could overflow or mean nothing`() {
    let pages = [
      Self.page { $0.number = 0 }, Self.page { $0.number = Self.huge }, Self.page { $0.width = -1 },
      Self.page { $0.height = Self.huge }, Self.page { $0.rotation = 45 },
      Self.page { $0.words[0].box.x = Self.huge },
      Self.page { $0.words[0].box.y = -Self.huge }, Self.page { $0.words[0].box.width = -1 },
      Self.page { $0.words[0].box.height = .max }, Self.page { $0.words[0].confidence = 101 },
      Self.page { $0.words[0].confidence = -1 }, Self.page { $0.words[0].line = -1 },
      Self.page { $0.further[0].words[0].box.height = .max },
      Self.page { $0.further[0].words[0].confidence = 101 },
      Self.page { $0.further[0].areas[0].x = Self.huge }, Self.page { $0.further[0].areas[0].width = -1 },
    ]
    for page in pages { #expect(!page.isPlausible, "\(page)") }
  }

  private static func page(_ change: (inout RecognisedPage) -> Void = { _ in }) -> RecognisedPage {
    let word = Word("a", box: Box(x: 1, y: 2, width: 3, height: 4), confidence: 90, line: 0)
    var page = RecognisedPage(number: 1, width: 100, height: 200, words: [word], engine: "e")
    page.further = [FurtherReading(engine: "f", words: [word], areas: [word.box])]
    change(&page)
    return page
  }
}
