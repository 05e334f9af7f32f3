import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `A row builder` {
  private let text = "SHOP\nBREAD          1.25\nMILK           2.00\nTOTAL          3.25"

  @Test func `joins a label and its amount across a gap`() {
    let rows = RowBuilder.rows(of: PrintedText.page(text).words)
    #expect(rows.map(\.text) == ["SHOP", "BREAD 1.25", "MILK 2.00", "TOTAL 3.25"])
  }

  @Test(arguments: [-0.06, -0.03, 0.03, 0.06])
  func `follows a page that leans`(slope: Double) {
    let words = PrintedText.page(text).words.map { word in
      var moved = word
      moved.box.y += Int((slope * word.box.midX).rounded())
      return moved
    }
    #expect(RowBuilder.rows(of: words).map(\.text) == ["SHOP", "BREAD 1.25", "MILK 2.00", "TOTAL 3.25"])
  }

  @Test func `does not depend on the order of the words`() {
    let words = PrintedText.page(text).words
    let reversed = RowBuilder.rows(
      of: words.reversed().map { Word($0.text, box: $0.box, confidence: $0.confidence) })
    #expect(reversed.map(\.text) == RowBuilder.rows(of: words).map(\.text))
  }

  @Test func `keeps words that stand one above the other in rows of their own`() {
    let words = [
      Word("UPPER", box: Box(x: 10, y: 10, width: 50, height: 30)),
      Word("LOWER", box: Box(x: 12, y: 22, width: 50, height: 30)),
    ]
    #expect(RowBuilder.rows(of: words).map(\.text) == ["UPPER", "LOWER"])
  }

  @Test func `is not misled by a tall smear`() {
    var words = PrintedText.page(text).words
    words.append(Word("|", box: Box(x: 2, y: 10, width: 4, height: 120), confidence: 10))
    let rows = RowBuilder.rows(of: words).map(\.text).filter { $0 != "|" }
    #expect(rows.count == 4)
  }

  @Test func `gives nothing for nothing`() { #expect(RowBuilder.rows(of: []).isEmpty) }
}
