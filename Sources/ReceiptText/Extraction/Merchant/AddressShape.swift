internal import ReceiptModel

/// Tells by its words and numbers whether a row is part of an address.
enum AddressShape {
  /// Whether a row looks like part of an address; `near` the name, a house number beside words is enough.
  static func isAddress(_ row: ReadRow, near: Bool) -> Bool {
    guard row.letters >= 3 else { return false }
    if row.concepts.contains(.address) {
      return row.digits > 0 || row.text.scalars.contains(",") || addressWords(row) > 1
    }
    if row.hasPostcode { return true }
    return isStreet(row, near: near)
  }

  /// "Pohlweg 110", "41 Market Row", "22 place du Marché": some words with a house number at either end.
  static func isStreet(_ row: ReadRow, near: Bool) -> Bool {
    let words = row.text.row.words
    guard (2...6).contains(words.count), let first = words.first, let last = words.last else { return false }
    let isKnown = !row.concepts.isDisjoint(with: [
      .tax, .amount, .price, .items, .title, .card, .cash, .otherDate, .time,
    ])
    guard !isKnown, row.letters >= 4, row.digits <= 6 else { return false }
    let endsInNumber = isHouseNumber(last.text)
    if endsInNumber, endsLikeStreet(words[words.count - 2].text) { return true }
    guard near, isHouseNumber(first.text) != endsInNumber else { return false }
    return words.contains { $0.text.first?.isUppercase == true && $0.text.count >= 3 }
  }

  private static func isHouseNumber(_ word: String) -> Bool {
    // Nearly all words end here.
    guard word.hasNumber else { return false }
    let trimmed = word.filter { $0 != "," }
    let digits = trimmed.numberCount
    return trimmed.first?.isNumber == true && (1...4).contains(digits) && trimmed.count <= digits + 4
      && !trimmed.contains { ".:%".contains($0) } && trimmed.letterCount <= 1
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
}
