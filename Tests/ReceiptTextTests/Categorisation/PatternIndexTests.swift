import Testing

@testable import ReceiptText

@Suite struct `A pattern index` {
  @Test(arguments: [
    ("aldi", "ALDI SÜD", true), ("aldi", "Aldiana", false), ("aldi", "Caldi", false),
    ("aldi*", "Aldiana", true),
    ("*markt", "Baumarkt", true), ("*markt", "Markt", true), ("*markt", "Marktplatz", false),
    ("*mark*", "Baumarktleiter", true), ("real", "real,-", true), ("h&m", "H & M Hennes", true),
    ("h&m", "H M", true), ("h&m", "hm", false), ("sainsbury's", "SAINSBURYS LOCAL", true),
    ("apothek*", "Löwen-Apotheke", true), ("löwen apotheke", "LOWEN  APOTHEKE", true),
    ("löwen apotheke", "Löwen Markt Apotheke", false), ("*den markt", "Laden Markt", true),
    ("合計", "合計 100", true), ("合*", "合計 100", true), ("計", "合計", false), ("*計", "合計", true),
  ])
  func `finds words as patterns say`(pattern: String, text: String, isFound: Bool) throws {
    var index = PatternIndex()
    index.insert(try #require(WordPattern(pattern)), id: 7)
    #expect(index.matches(in: FoldedText(text)) == (isFound ? [7] : []))
  }

  @Test func `finds every pattern once, in order`() throws {
    var index = PatternIndex()
    for (id, pattern) in ["milk", "mil*", "*ilk", "milk shake", "tea", "*a*"].enumerated() {
      index.insert(try #require(WordPattern(pattern)), id: id)
    }
    #expect(index.matches(in: FoldedText("Milk, milk, MILK SHAKE")) == [0, 1, 2, 3, 5])
    #expect(index.matches(in: FoldedText("")) == [])
  }

  @Test(arguments: ["", "*", "**", "--", "*&*"]) func `takes no pattern without letters`(pattern: String) {
    #expect(WordPattern(pattern) == nil)
  }
}
