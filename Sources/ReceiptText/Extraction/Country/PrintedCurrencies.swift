internal import ReceiptModel

/// The currencies that the sums of a receipt are printed in.
struct PrintedCurrencies {
  /// The code behind a word for currency: `Währung: EUR`.
  let named: String?
  /// The codes that the signs beside labelled amounts can stand for.
  let codes: Set<String>
  /// Whether a capital R stands before the amounts and no other sign does, as in South Africa.
  let isRand: Bool

  /// One misread letter is no sign.
  private static let fewestRands = 2

  init(rows: [ReadRow]) {
    var codes: Set<String> = []
    var rands = 0
    named = Self.named(rows)
    if let named { codes.insert(named) }
    for row in rows where !row.numbers.isEmpty {
      let isLabelled = row.role.map { $0 != .other } == true
      for number in row.numbers where !row.concepts.contains(.legalForm) {
        if let sign = number.currency, isLabelled { codes.formUnion(sign.codes) }
        if number.currency == nil, Self.isRand(number, in: row) { rands += 1 }
      }
      // "SUMA PLN", "TOTAL EUR": the code stands among the words of the label.
      if isLabelled {
        for word in row.text.row.words {
          if let sign = CurrencySign.of(word: word.text), sign.isCode { codes.formUnion(sign.codes) }
        }
      }
    }
    isRand = codes.isEmpty && rands >= Self.fewestRands
    self.codes = isRand ? ["ZAR"] : codes
  }

  private static func named(_ rows: [ReadRow]) -> String? {
    for row in rows {
      guard let place = row.folded.firstIndex(where: currencyWords.contains), place + 1 < row.folded.count
      else {
        continue
      }
      let sign = CurrencySign.of(word: row.folded[place + 1])
      if let sign, sign.isCode { return sign.codes.first }
    }
    return nil
  }

  private static let currencyWords: Set<String> = [
    "currency", "wahrung", "waehrung", "devise", "monnaie", "valuta", "moneda", "divisa", "moeda", "waluta",
    "mena",
  ]

  /// Whether a capital R and an amount with a point stand together: `R17.99`, `R 2 900.00`.
  private static func isRand(_ number: NumberToken, in row: ReadRow) -> Bool {
    guard number.separators.last == .point, number.groups.last?.count == 2 else { return false }
    let scalars = row.text.scalars
    var place = number.core.lowerBound - 1
    if place > 0, scalars[place] == " " { place -= 1 }
    guard place >= 0, scalars[place] == "R" else { return false }
    return place == 0 || scalars[place - 1] == " "
  }
}
