internal import ReceiptModel

/// Beginnings of words that tell what a row among the items is.
enum ItemWords {
  /// Whether a row takes something off the item above it, though its words name no discount of the whole.
  static func isReduction(_ row: ReadRow) -> Bool {
    row.concepts.contains(.discount)
      || row.folded.contains { word in
        reductions.contains { $0.count >= 5 ? holds(word.utf8, $0) : word.utf8.starts(with: $0) }
      }
  }

  private static func holds(_ word: String.UTF8View, _ part: [UInt8]) -> Bool {
    guard word.count >= part.count else { return false }
    var rest = word[...]
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Whether a row only carries a sum from one page or section to the next.
  static func isCarried(_ row: ReadRow) -> Bool {
    let text = row.folded.filter { $0.hasLetter }.joined(separator: " ")
    return carried.contains { text.hasPrefix($0) }
  }

  /// Whether a row tells what was sold at one rate of tax.
  static func isTaxBase(_ row: ReadRow) -> Bool {
    guard let first = row.folded.first, taxed.contains(where: { first.utf8.starts(with: $0) }) else {
      return false
    }
    let text = row.folded.joined(separator: " ")
    return bases.contains { text.hasPrefix($0) }
  }

  /// Whether a word names the code behind it: `SKU 700115`.
  static func namesCode(_ word: String) -> Bool { codes.contains(word) }

  private static let reductions: [[UInt8]] = [
    "multisave", "multibuy", "save", "saving", "promo", "rabat", "rabatt", "nachlass", "preisvorteil",
    "aktion", "remise",
    "reduction", "sconto", "descuento", "dto", "desconto", "korting", "sleva", "slevy", "abzgl", "discount",
    "coupon",
    "markdown", "offert", "bonus", "obnizka", "znizka", "opust", "artikelrabatt",
  ].map { Array($0.utf8) }
  private static let carried = [
    "ubertrag", "uebertrag", "carried forward", "brought forward", "carried over", "carry forward", "report",
    "a reporter", "reporte", "suma y sigue", "riporto", "a riportare", "transporte", "a transportar",
    "transport page",
    "do przeniesienia", "z przeniesienia", "prevod", "vortrag",
  ]
  private static let taxed = ["sp", "op", "maat", "base", "grund", "zaklad"].map { Array($0.utf8) }
  private static let bases = [
    "sprzedaz op", "sprzed op", "sprz op", "sp op", "opodatk", "maatstaf van heffing", "base imponible",
    "base imposable", "grundlage", "zaklad dane", "zaklad dph",
  ]
  private static let codes: Set<String> = [
    "sku", "artikel", "art", "item", "ean", "gtin", "plu", "ref", "code", "upc", "no", "nr", "article",
    "articolo",
    "articulo", "artigo", "cod", "codigo", "codice", "kod", "isbn", "gln", "lieferant",
  ]
}
