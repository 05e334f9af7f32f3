import ReceiptText
import Testing

@Suite struct `Folded text` {
  @Test(arguments: [
    ("ALDI SÜD", "aldi sud"), ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Żabka Łódź", "zabka lodz"),
    ("Sainsbury's", "sainsburys"), ("SAINSBURY’S Ltd", "sainsburys ltd"), ("SAINSBURYS", "sainsburys"),
    ("station d'essence", "station d essence"), ("l'Oréal", "l oreal"), ("'s Gravenhage", "s gravenhage"),
    ("rock 'n' roll", "rock n roll"), ("it's's", "its s"), ("s's", "ss"), ("O'Shea", "o shea"),
    ("H&M", "h m"), ("  a  --  b  ", "a b"), ("", ""), ("...", ""), ("7-Eleven", "7 eleven"),
    ("Cœur & Ægir, Øre", "coeur aegir ore"), ("Trần Đình", "tran dinh"), ("ﬃ", "ﬃ"), ("合計 6,900", "合計 6 900"),
    ("ＴＯＴＡＬ　１２", "total 12"), ("e\u{301}te\u{301}", "ete"), ("Пятёрочка", "пятёрочка"),
    ("LÉK\u{A0}ÁRNA", "lek arna"),
    ("soft\u{AD}hyphen", "softhyphen"), ("n.º 5 / 1ª", "n o 5 1a"),
  ])
  func `keeps what words are compared by`(original: String, folded: String) {
    #expect(FoldedText(original).text == folded)
  }

  @Test func `folding again changes nothing`() {
    for original in ["Crème Brûlée – 3,50 €", "McDonald's", "ÄÖÜ äöü ß", "š'S x"] {
      let once = FoldedText(original)
      #expect(FoldedText(once.text) == once)
    }
  }

  @Test func `splits into words`() {
    #expect(FoldedText("Total: 12.30 EUR").words == ["total", "12", "30", "eur"])
    #expect(FoldedText("--").isEmpty)
  }
}
