import ReceiptModel
import Testing

@Suite struct `A recognised document that is looked at again` {
  private static let box = Box(x: 10, y: 20, width: 30, height: 5)

  private static func page(
    _ number: Int = 1, _ text: String = "A", at box: Box = box, width: Int = 100, height: Int = 200,
    rotation: Int = 0, confidence: Int = 90, engine: String = "first"
  ) -> RecognisedPage {
    let words = text.isEmpty ? [] : [Word(text, box: box, confidence: confidence, line: 3)]
    return RecognisedPage(
      number: number, width: width, height: height, rotation: rotation, words: words, engine: engine)
  }

  private static func document(_ pages: RecognisedPage...) -> RecognisedDocument {
    RecognisedDocument(mediaType: "image/tiff", pages: pages)
  }

  @Test func `has a further reading of every page with the same number`() {
    var document = Self.document(Self.page(1), Self.page(2), Self.page(3))
    let look = Self.document(Self.page(3, "C", engine: "second"), Self.page(1, "B", engine: "second"))
    let isTaken = document.add(look)
    #expect(isTaken)
    #expect(document.pages.map { $0.further.map { $0.words.map(\.text) } } == [[["B"]], [], [["C"]]])
    #expect(document.pages[0].words.map(\.text) == ["A"])
    #expect(
      document.pages[0].further == [
        FurtherReading(engine: "second", words: [Word("B", box: Self.box, confidence: 90, line: 3)])
      ])
  }

  @Test func `has none by a look that found nothing`() {
    var document = Self.document(Self.page())
    for page in [Self.page(1, "", engine: "second"), Self.page(2, "B", engine: "second")] {
      let isTaken = document.add(Self.document(page))
      #expect(!isTaken)
    }
    #expect(document.pages[0].further.isEmpty)
  }

  @Test func `has none of pages whose words are certain`() {
    var document = Self.document(Self.page(1, confidence: 100), Self.page(2))
    #expect(document.hasPictures)
    document.add(Self.document(Self.page(1, "B"), Self.page(2, "C")))
    #expect(document.pages.map(\.further.count) == [0, 1])
    #expect(!Self.document(Self.page(1, confidence: 100)).hasPictures)
    #expect(Self.document(Self.page(1, "")).hasPictures)
  }

  /// A word at (10, 20), 30 wide and 5 high, of a page of 100 × 200 that stood otherwise when it was looked at again.
  @Test(arguments: [
    (0, 0, Box(x: 10, y: 20, width: 30, height: 5)), (0, 90, Box(x: 175, y: 10, width: 5, height: 30)),
    (0, 180, Box(x: 60, y: 175, width: 30, height: 5)), (0, 270, Box(x: 20, y: 60, width: 5, height: 30)),
    (90, 0, Box(x: 20, y: 60, width: 5, height: 30)), (270, 90, Box(x: 60, y: 175, width: 30, height: 5)),
    (270, 0, Box(x: 175, y: 10, width: 5, height: 30)),
  ])
  func `has words where the first reading has them, whichever way the page was turned`(
    then: Int, now: Int, box: Box
  ) {
    let isTurned = (now - then) % 180 != 0
    let first = Self.page(width: isTurned ? 200 : 100, height: isTurned ? 100 : 200, rotation: now)
    var document = Self.document(first)
    document.add(Self.document(Self.page(1, "B", rotation: then, engine: "second")))
    #expect(document.pages[0].further.first?.words.first?.box == box)
  }

  @Test func `has words of the first reading's size`() {
    var document = Self.document(Self.page(width: 50, height: 300))
    document.add(Self.document(Self.page(1, "B", engine: "second")))
    #expect(
      document.pages[0].further.first?.words.first?.box == Box(x: 5, y: 30, width: 15, height: 8))
    var turned = Self.document(Self.page(width: 400, height: 200, rotation: 90))
    turned.add(Self.document(Self.page(1, "B", engine: "second")))
    #expect(
      turned.pages[0].further.first?.words.first?.box == Box(x: 350, y: 20, width: 10, height: 60))
  }

  @Test func `has words of a look that knows no size as they are`() {
    var document = Self.document(Self.page())
    document.add(Self.document(Self.page(1, "B", width: 0, height: 0, engine: "second")))
    #expect(document.pages[0].further.first?.words.first?.box == Self.box)
  }

  @Test func `notes which parts were read, on their pages only`() {
    var document = Self.document(Self.page(1), Self.page(2))
    let look = Self.document(Self.page(1, "B", engine: "second"), Self.page(2, "C", engine: "second"))
    document.add(look, areas: [PageArea(page: 2, box: Self.box)])
    #expect(document.pages.map { $0.further.map(\.areas) } == [[], [[Self.box]]])
  }

  @Test func `has whole pages in place of parts that the same engine read`() {
    var document = Self.document(Self.page())
    let second = Self.document(Self.page(1, "B", engine: "second"))
    let third = Self.document(Self.page(1, "C", engine: "third"))
    let areas = [PageArea(page: 1, box: Self.box)]
    document.add(second, areas: areas)
    document.add(third)
    #expect(document.pages[0].further.map(\.engine) == ["second", "third"])
    document.add(second)
    #expect(document.pages[0].further.map(\.engine) == ["third", "second"])
    #expect(document.pages[0].further.allSatisfy { $0.areas.isEmpty })
    document.add(third, areas: areas)
    #expect(document.pages[0].further.map(\.areas) == [[], [], [Self.box]])
  }
}
