import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Packed words` {
  static let samples: [[Word]] = [
    [],
    [Word("TOTAL", box: Box(x: 0, y: 0, width: 0, height: 0))],
    TestLedger.words().pages[0].words,
    [
      Word("Grüße", box: Box(x: 5000, y: 9, width: 300, height: 40), confidence: 0, line: 0),
      Word("€", box: Box(x: 3, y: 7, width: 1, height: 2), confidence: 100, line: 1),
      Word("", box: Box(x: 3, y: 7, width: 1, height: 2), line: nil),
      Word("a b\nc\u{0}d", box: Box(x: -4, y: -5, width: 1, height: 2), confidence: -1, line: -7),
    ],
    [
      Word("low", box: Box(x: .min, y: .min, width: .min, height: .min), confidence: .min, line: .min),
      Word("high", box: Box(x: .max, y: .max, width: .max, height: .max), confidence: .max, line: .max),
    ],
  ]

  @Test(arguments: samples)
  func `come back as they were`(words: [Word]) {
    #expect(PackedWords(words).words() == words)
  }

  @Test func `can be read as text, a line for each of the engine's`() {
    let box = Box(x: 0, y: 0, width: 1, height: 1)
    let words = [
      Word("2", box: box, line: 0), Word("Brote", box: box, line: 0), Word("SUMME", box: box, line: 1),
      Word("4,00", box: box, line: 1),
    ]
    #expect(String(decoding: PackedWords(words).text, as: UTF8.self) == "2 Brote\nSUMME 4,00")
  }

  @Test func `are refused where they are cut short or too long`() {
    for words in Self.samples where !words.isEmpty {
      let packed = PackedWords(words)
      for length in packed.details.indices {
        #expect(PackedWords(text: packed.text, details: Array(packed.details[..<length])).words() == nil)
      }
      for length in packed.text.indices {
        #expect(PackedWords(text: Array(packed.text[..<length]), details: packed.details).words() == nil)
      }
      #expect(PackedWords(text: packed.text, details: packed.details + [0]).words() == nil)
      #expect(PackedWords(text: packed.text + [32], details: packed.details).words() == nil)
    }
  }

  @Test func `never crash the reader, whatever the bytes`() {
    let packed = PackedWords(Self.samples[3])
    for index in packed.details.indices {
      for bit in 0..<8 {
        var details = packed.details
        details[index] ^= 1 << bit
        _ = PackedWords(text: packed.text, details: details).words()
      }
    }
    let hostile: [[UInt8]] = [
      [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [2, 0], [1],
      [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0],
    ]
    for details in hostile { #expect(PackedWords(text: [], details: details).words() == nil) }
  }
}
