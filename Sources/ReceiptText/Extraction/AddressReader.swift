internal import ReceiptModel

/// Finds the merchant's address: the rows below the name up to phone, tax number or the purchase itself.
struct AddressReader {
  let rows: [ReadRow]
  let merchant: [ReadRow]

  /// Returns the rows of the address.
  func address() -> [ReadRow] {
    let start = merchant.last.map { $0.index + 1 } ?? 0
    var found: [ReadRow] = []
    for row in rows.prefix(18) where row.index >= start || merchant.isEmpty {
      if merchant.contains(where: { $0.index == row.index }) { continue }
      if isAddress(row) || !found.isEmpty && continues(row, after: found) {
        if let last = found.last, row.index - last.index > 1 { break }
        found.append(row)
        if found.count == 5 { break }
      } else if !found.isEmpty {
        break
      }
    }
    return found
  }

  private func isStop(_ row: ReadRow) -> Bool {
    !row.dates.isEmpty || !row.times.isEmpty
      || !row.concepts.isDisjoint(with: [.taxID, .web, .date, .greeting, .slip, .hours, .description])
      || row.concepts.contains(.phone) && !row.concepts.contains(.address)
      || row.concepts.contains(.title) && !row.concepts.contains(.address)
      || row.concepts.contains(.legalForm) && row.digits == 0
  }

  private func isAddress(_ row: ReadRow) -> Bool {
    guard !isStop(row), row.letters >= 3 else { return false }
    if row.concepts.contains(.register), !row.concepts.contains(.address) { return false }
    let hasPostcode = postcode(in: row)
    if row.concepts.contains(.address) {
      return row.digits > 0 || row.text.scalars.contains(",") || addressWords(row) > 1
    }
    if hasPostcode { return true }
    // "Pohlweg 110": one or two words and a house number.
    let words = row.text.row.words
    guard let last = words.last, words.count >= 2, words.count <= 5 else { return false }
    let isHouse =
      last.text.first?.isNumber == true && last.text.count <= 5 && !last.text.contains { ".,:".contains($0) }
    return isHouse && row.concepts.isEmpty && endsLikeStreet(words[words.count - 2].text)
  }

  private func addressWords(_ row: ReadRow) -> Int { row.matches.count { $0.concepts.contains(.address) } }

  private func endsLikeStreet(_ word: String) -> Bool {
    let folded = FoldedText(word).text
    return [
      "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "straat", "laan", "ufer", "steig",
      "graben", "hof", "markt", "weg", "kade", "plein",
    ]
    .contains { folded.hasSuffix($0) }
  }

  private func postcode(in row: ReadRow) -> Bool {
    row.text.row.words.contains { word in
      let trimmed = word.text.filter { !",.()".contains($0) }
      let digits = trimmed.count { $0.isNumber }
      return digits == trimmed.count && (digits == 5 || digits == 4 || digits == 6)
        || digits == 5 && trimmed.count == 6 && trimmed.contains("-")
        || digits == 4 + 3 && trimmed.count == 8 && trimmed.contains("-")
        || digits == 5 && trimmed.count == 7 && trimmed.contains("-") && trimmed.contains { $0.isLetter }
    }
  }

  private func continues(_ row: ReadRow, after found: [ReadRow]) -> Bool {
    guard !isStop(row), row.letters >= 3, row.index - (found.last?.index ?? 0) == 1 else { return false }
    guard row.concepts.isDisjoint(with: [.clerk, .number, .total, .paid, .quantity, .register]) else {
      return false
    }
    // A town on its own, or what follows a comma.
    return found.last?.text.scalars.last == ","
      || found.last?.text.scalars.last == "." && row.digits == 0 && row.text.row.words.count <= 4
      || row.digits == 0 && row.text.row.words.count <= 3 && row.text.scalars.contains(",")
      || postcode(in: row)
  }
}
