import ReceiptModel
import Testing

@testable import OCREngine

@Suite struct `A text layer` {
  private func layer(_ text: String, width: Int = 10_000) -> TextLayer {
    var x = 0.0
    let characters = text.unicodeScalars.map { scalar in
      defer { x += 6 }
      return PDFCharacter(scalar: scalar, left: x, top: 20, right: x + 6, bottom: 30)
    }
    return TextLayer(characters, scale: 2, width: width, height: 400)
  }

  @Test func `has boxes in pixels of the page, cut at its edges`() {
    let words = layer("AB CD EF", width: 50).words
    #expect(words.map(\.text) == ["AB", "CD"])
    #expect(words[0].box == Box(x: 0, y: 40, width: 24, height: 20))
    #expect(words[1].box == Box(x: 36, y: 40, width: 14, height: 20))
  }

  @Test func `leaves out characters that stand for nothing`() {
    #expect(layer("A\u{1}B \u{E000} C\u{FFFD}").words.map(\.text) == ["AB", "C"])
  }

  @Test(arguments: [
    "TOTAL DUE 12.30 EUR", "Zahlbetrag 4,50 € - Danke!", "合計 6,900 円 ありがとうございます", "Итого к оплате 120,00",
    "GmbH & Co. KG, Tel. 030/123456", "MwSt 19% A4123B 1x 2,00",
  ])
  func `is plausible in every language`(text: String) { #expect(layer(text).isPlausible) }

  @Test(arguments: [
    "", "12.30", "\u{E001}\u{E002}\u{E003}\u{E004} 12.30 EUR total", "(%*!# /&_~ ^°<> 123456 |{}[ ;:,\" <>|",
    "bcdfg hjklm npqrs tvwxz bcdfg hjklm", "aBcDeF gHiJkL mNoPqR TOTAL",
  ])
  func `is not plausible without sense`(text: String) { #expect(!layer(text).isPlausible) }

  @Test func `does not suffice where it is short and a picture covers the page`() {
    let short = layer("Scanned with a program")
    #expect(short.suffices(pictureShare: 0.1) && !short.suffices(pictureShare: 0.9))
    let long = layer(String(repeating: "bread and butter ", count: 20))
    #expect(long.hasPlenty && long.suffices(pictureShare: 1))
  }
}
