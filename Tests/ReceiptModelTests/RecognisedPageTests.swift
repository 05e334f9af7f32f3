import ReceiptModel
import Testing

@Suite struct `A recognised page` {
  @Test func `weighs confidence by the length of words`() {
    let box = Box(x: 0, y: 0, width: 1, height: 1)
    let words = [Word("a", box: box, confidence: 0), Word("bcd", box: box, confidence: 80)]
    let page = RecognisedPage(number: 1, width: 9, height: 9, words: words, engine: "fake")
    #expect(page.meanConfidence == 60)
  }

  @Test func `has no confidence without words`() {
    #expect(RecognisedPage(number: 1, width: 9, height: 9, words: [], engine: "fake").meanConfidence == 0)
  }
}

@Suite struct `A text row` {
  @Test func `joins its words and their boxes`() {
    let row = TextRow(words: [
      Word("TOTAL", box: Box(x: 0, y: 5, width: 50, height: 10)),
      Word("12.00", box: Box(x: 90, y: 3, width: 40, height: 10)),
    ])
    #expect(row?.text == "TOTAL 12.00")
    #expect(row?.box == Box(x: 0, y: 3, width: 130, height: 12))
  }

  @Test func `is made of at least one word`() {
    #expect(TextRow(words: []) == nil)
  }
}
