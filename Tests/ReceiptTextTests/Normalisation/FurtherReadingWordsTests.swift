import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `The words of a further reading` {
  private static func word(_ text: String, row: Int, line: Int?) -> Word {
    Word(text, box: Box(x: 10, y: row * 20, width: 50, height: 10), confidence: 90, line: line)
  }

  private static let first = [
    word("SHOP", row: 0, line: 0), word("TOTAL", row: 1, line: 1), word("THANKS", row: 2, line: 5),
  ]
  private static let line = Box(x: 0, y: 18, width: 100, height: 14)

  @Test func `are its own where it read the whole page`() {
    let words = [Self.word("TOTAI", row: 1, line: 0)]
    #expect(FurtherReading(engine: "e", words: words).words(amid: Self.first) == words)
  }

  @Test func `are those of the first one around the parts that it read`() {
    let reading = FurtherReading(
      engine: "e",
      words: [
        Self.word("TOTAI", row: 1, line: 0), Self.word("SH0P", row: 0, line: 1),
        Self.word("9.99", row: 1, line: nil),
      ], areas: [Self.line])
    let words = reading.words(amid: Self.first)
    #expect(words.map(\.text) == ["SHOP", "THANKS", "TOTAI", "9.99"])
    // Its lines are none of the first reading's.
    #expect(words.map(\.line) == [0, 5, 6, nil])
  }

  @Test func `leave a gap where a part showed nothing`() {
    let reading = FurtherReading(engine: "e", words: [], areas: [Self.line])
    #expect(reading.words(amid: Self.first).map(\.text) == ["SHOP", "THANKS"])
    #expect(reading.words(amid: []).isEmpty)
  }
}
