internal import ReceiptModel

/// Tells by its words and numbers whether a row is part of an address.
enum AddressShape {
  /// Whether a row looks like part of an address; `near` the name, a house number beside words is enough.
  static func isAddress(_ row: ReadRow, near: Bool) -> Bool {
    guard row.letters >= 3 else { return false }
    if row.concepts.contains(.address) {
      return row.digits > 0 || row.text.scalars.contains(",") || addressWords(row) > 1
    }
    if hasPostcode(row) { return true }
    return isStreet(row, near: near)
  }

  /// "Pohlweg 110", "41 Market Row", "22 place du Marché": some words with a house number at either end.
  static func isStreet(_ row: ReadRow, near: Bool) -> Bool {
    let words = row.text.row.words.map(\.text)
    guard (2...6).contains(words.count), let first = words.first, let last = words.last else { return false }
    let isKnown = !row.concepts.isDisjoint(with: [
      .tax, .amount, .price, .items, .title, .card, .cash, .otherDate, .time,
    ])
    guard !isKnown, row.letters >= 4, row.digits <= 6 else { return false }
    if Self.isHouseNumber(last), endsLikeStreet(words[words.count - 2]) { return true }
    let isNamed = words.count { $0.first?.isUppercase == true && $0.count >= 3 } >= 1
    return isNamed && (Self.isHouseNumber(first) != Self.isHouseNumber(last))
      && near
  }

  private static func isHouseNumber(_ word: String) -> Bool {
    let trimmed = word.filter { !",".contains($0) }
    let digits = trimmed.count { $0.isNumber }
    return trimmed.first?.isNumber == true && (1...4).contains(digits) && trimmed.count <= digits + 4
      && !trimmed.contains { ".:%".contains($0) } && trimmed.count { $0.isLetter } <= 1
  }

  /// A town or state on a row of its own, which only counts after a street.
  static func isTown(_ row: ReadRow) -> Bool {
    row.letters >= 3 && row.digits == 0 && row.text.row.words.count <= 4
      && (row.concepts.contains(.address) || row.text.scalars.last == ",")
  }

  private static func addressWords(_ row: ReadRow) -> Int {
    row.matches.count { $0.concepts.contains(.address) }
  }

  private static func endsLikeStreet(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return Self.streetEndings.contains { folded.hasSuffix($0) }
  }

  private static let streetEndings = [
    "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "steig", "graben", "hof",
    "markt",
    "straat", "laan", "kade", "plein", "gracht", "steenweg",
  ]

  /// Whether the row has a postal code.
  ///
  /// It may be of 4 to 6 digits, `00-000`, `0000-000`, with the country's letter before, or of two parts as
  /// in the United Kingdom (`TY7 4QX`), the Czech Republic (`399 99`) and the Netherlands (`1999 ZZ`).
  static func hasPostcode(_ row: ReadRow) -> Bool {
    let words = row.text.row.words.map { $0.text.filter { !",.()".contains($0) } }
    return words.indices.contains { place in
      let word = words[place]
      let digits = word.count { $0.isNumber }
      let hasHyphen = word.contains("-")
      if digits == word.count, (4...6).contains(digits) { return true }
      if hasHyphen, digits == 5 && word.count == 6 || digits == 7 && word.count == 8 { return true }
      if hasHyphen, (4...5).contains(digits), word.count == digits + 2, word.first?.isLetter == true {
        return true
      }
      guard place + 1 < words.count else { return false }
      return Self.isTwoPartCode(Self.shape(word), Self.shape(words[place + 1]))
    }
  }

  private static func isTwoPartCode(_ first: String, _ second: String) -> Bool {
    if second == "9aa", ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].contains(first) { return true }
    return first == "999" && second == "99" || first == "9999" && second == "aa"
      || first == "a9a" && second == "9a9"
  }

  private static func shape(_ word: String) -> String {
    String(word.map { $0.isNumber ? "9" : $0.isLetter && $0.isUppercase ? "a" : "?" })
  }
}
