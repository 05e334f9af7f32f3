import PipelineFile
import ReceiptModel
import Testing

@testable import ReceiptText

@Suite struct `A lexicon` {
  private let lexicon = Lexicon(BuiltInLanguages.expecting(["eng", "deu", "fra"]))

  private func concepts(_ text: String) -> Concepts {
    lexicon.matches(in: FoldedText(text).words.map(String.init)).reduce(into: []) {
      $0.formUnion($1.concepts)
    }
  }

  @Test(arguments: ["TOTAL", "T0TAL", "TOTRL", "TO TAL", "Summe", "Gesamtbetrag", "Montant"])
  func `knows totals however they are spelt`(text: String) { #expect(concepts(text).contains(.total)) }

  @Test(arguments: ["SDN BHD", "SDN. BHD.", "SON BHD", "SDN BHO", "GmbH", "Pte Ltd"])
  func `knows legal forms with a letter misread`(text: String) {
    #expect(concepts(text).contains(.legalForm))
  }

  @Test(arguments: ["Tarte", "Torte", "Sommer", "Sauce", "COLA"])
  func `does not take goods for labels`(text: String) {
    #expect(concepts(text).isDisjoint(with: [.card, .total, .cash, .paid, .tax]))
  }

  @Test func `prefers the longest phrase`() {
    #expect(concepts("SUB TOTAL").contains(.sub))
    #expect(concepts("TOTAL QTY").contains(.quantity))
    #expect(!concepts("DUE DATE").contains(.due))
  }

  @Test(arguments: ["RÜCKGELD", "RUECKGELD", "Ruckgeld"])
  func `knows letters with marks, without them and written as two`(text: String) {
    #expect(concepts(text).contains(.change))
  }

  @Test func `knows the words of a language only where it is expected`() {
    #expect(lexicon.matches(in: ["celkem"]).isEmpty)
    #expect(!Lexicon(BuiltInLanguages.expecting(["ces"])).matches(in: ["celkem"]).isEmpty)
    #expect(!Lexicon(BuiltInLanguages.expecting(["slk"])).matches(in: ["celkem"]).isEmpty)
    // Malaysian tills print both.
    #expect(!lexicon.matches(in: ["tunai"]).isEmpty)
  }

  @Test(arguments: [
    ("zahlbetrageur", ["zahlbetrag", "eur"]), ("summe29", ["summe", "29"]),
    ("totalttc29", ["totalttc", "29"]),
    ("total", ["total"]), ("posten17", ["posten", "17"]), ("chauffeur", ["chauffeur"]), ("mp3", ["mp3"]),
    ("tot4l", ["tot4l"]),
  ])
  func `takes a label apart from what is glued to it`(word: String, parts: [Substring]) {
    let found = lexicon.unglued(Substring(word))
    #expect(found == parts)
  }

  @Test func `reads a phrase without its spaces`() { #expect(concepts("GRANDTOTAL").contains(.grand)) }

  @Test func `holds all languages where none is known`() {
    let all = Lexicon(BuiltInLanguages.expecting(["xyz"]))
    #expect(!all.matches(in: ["celkem"]).isEmpty)
  }

  @Test(arguments: [
    ("TOTAL", RowRole.total(.plain)), ("GRAND TOTAL", .total(.strong)), ("AMOUNT DUE", .total(.strong)),
    ("ZU ZAHLEN", .total(.strong)), ("TOTAL TTC", .total(.inclusive)), ("TOTAL INCL GST", .total(.inclusive)),
    ("TOTAL SALES EXCL GST", .net), ("SUBTOTAL", .subtotal), ("Zwischensumme", .subtotal),
    ("TOTAL GST", .tax),
    ("GST INCLUDED IN TOTAL", .tax), ("TOTAL QTY", .other), ("TOTAL SAVINGS", .other),
    ("TOTAL DISCOUNT", .discount),
    ("ROUNDING ADJ", .rounding), ("ROUNDED TOTAL", .total(.strong)), ("CASH", .paid), ("TOTAL PAID", .paid),
    ("CHANGE DUE", .change), ("Rückgeld", .change), ("SERVICE CHARGE", .service), ("TIP", .tip),
    ("SUGGESTED TIP", .other),
  ])
  func `gives an amount its role`(label: String, role: RowRole) {
    #expect(RowRole(lexicon.matches(in: FoldedText(label).words.map(String.init))) == role)
  }
}
