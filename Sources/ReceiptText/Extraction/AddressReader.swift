internal import ReceiptModel

/// Finds the merchant's address: the rows below the name up to phone, tax number or the purchase itself.
struct AddressReader {
  let rows: [ReadRow]
  let merchant: [ReadRow]

  /// Returns the rows of the address: from the first that looks like one to the last, before anything else begins.
  func address() -> [ReadRow] {
    let start = merchant.last.map { $0.index + 1 } ?? 0
    var block: [ReadRow] = []
    var length = 0
    for row in rows.prefix(20) where row.index >= start {
      if isStop(row) {
        guard block.isEmpty else { break }
        continue
      }
      let fits = isAddress(row)
      if block.isEmpty, !fits { continue }
      block.append(row)
      if fits || isTown(row) { length = block.count }
      if block.count - length >= 2 || block.count == 6 { break }
    }
    return Array(block.prefix(length))
  }

  private func isStop(_ row: ReadRow) -> Bool {
    if merchant.contains(where: { $0.index == row.index }) || !row.dates.isEmpty || !row.times.isEmpty
      || row.hasMoney
    {
      return true
    }
    if !row.concepts.isDisjoint(with: [
      .taxID, .web, .date, .greeting, .slip, .hours, .clerk, .description, .total, .paid,
    ]) {
      return !(row.concepts.contains(.address) && addressWords(row) > 1)
    }
    let marks: Concepts = [.phone, .title, .number, .register, .customer]
    if !row.concepts.isDisjoint(with: marks), !row.concepts.contains(.address) { return true }
    return row.concepts.contains(.legalForm) && row.digits == 0 || row.numbers.contains { $0.currency != nil }
  }

  private func isAddress(_ row: ReadRow) -> Bool {
    guard row.letters >= 3 else { return false }
    if row.concepts.contains(.address) {
      return row.digits > 0 || row.text.scalars.contains(",") || addressWords(row) > 1
    }
    if hasPostcode(row) { return true }
    // "Pohlweg 110": one or two words and a house number.
    let words = row.text.row.words
    guard let last = words.last, (2...5).contains(words.count) else { return false }
    let isHouse =
      last.text.first?.isNumber == true && last.text.count <= 5 && !last.text.contains { ".,:".contains($0) }
    return isHouse && row.concepts.isEmpty && endsLikeStreet(words[words.count - 2].text)
  }

  /// A town or state on a row of its own, which only counts after a street.
  private func isTown(_ row: ReadRow) -> Bool {
    row.letters >= 3 && row.digits == 0 && row.text.row.words.count <= 4
      && (row.concepts.contains(.address) || row.text.scalars.last == ",")
  }

  private func addressWords(_ row: ReadRow) -> Int { row.matches.count { $0.concepts.contains(.address) } }

  private func endsLikeStreet(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return Self.streetEndings.contains { folded.hasSuffix($0) }
  }

  private static let streetEndings = [
    "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "steig", "graben", "hof",
    "markt",
    "straat", "laan", "kade", "plein", "gracht", "steenweg",
  ]

  /// Whether the row has a postal code: 4 to 6 digits, `00-000`, `0000-000` or with the country's letter before.
  private func hasPostcode(_ row: ReadRow) -> Bool {
    row.text.row.words.contains { word in
      let trimmed = word.text.filter { !",.()".contains($0) }
      let digits = trimmed.count { $0.isNumber }
      let hasHyphen = trimmed.contains("-")
      return digits == trimmed.count && (4...6).contains(digits)
        || hasHyphen && digits == 5 && trimmed.count == 6
        || hasHyphen && digits == 7 && trimmed.count == 8
        || hasHyphen && (4...5).contains(digits) && trimmed.count == digits + 2
          && trimmed.first?.isLetter == true
    }
  }
}
