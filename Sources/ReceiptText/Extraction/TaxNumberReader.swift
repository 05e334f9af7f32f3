internal import ReceiptModel

/// Finds the merchant's tax number: behind its label, over several groups, or by the shape of one with a country's letters.
struct TaxNumberReader {
  private struct Candidate {
    var found: LabelledTextReader.Found
    var rank: Int
  }

  /// The rows with the columns of the head apart, so that the buyer's number stands in rows of its own.
  let rows: [ReadRow]

  /// Tax numbers have so many digits.
  private static let digits = 7...15
  /// "Bill to" speaks of what stands within so many rows below.
  private static let partyReach = 6
  /// The letters that tax numbers with a country's letters begin with (VIES; the Swiss UID register).
  private static let countries: Set<String> = [
    "ATU", "BE", "BG", "CHE", "CY", "CZ", "DE", "DK", "EE", "EL", "ES", "FI", "FR", "GB", "HR", "HU", "IE",
    "IT",
    "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK", "XI",
  ]

  /// Returns the likeliest number; the first of equals.
  func number() -> LabelledTextReader.Found? {
    var best: Candidate?
    for row in rows where !isBuyers(row) {
      for candidate in candidates(in: row) where candidate.rank > best?.rank ?? 0 { best = candidate }
    }
    return best?.found
  }

  private func candidates(in row: ReadRow) -> [Candidate] {
    var found: [Candidate] = []
    for label in row.matches where label.concepts.contains(.taxID) && label.isExact {
      guard let last = label.words.last else { continue }
      let isRegister = label.concepts.contains(.register)
      // "ABN:99 888 777 666" holds label and number in one word.
      let lastWord = row.text.row.words[row.wordOf[last]].text
      // "TVA BE 0456.771.208": the country's letters belong to the number.
      let start = lastWord.hasNumber || Self.countries.contains(lastWord) ? 0 : 1
      guard let number = number(in: row, from: row.wordOf[last] + start) else { continue }
      let rank = Self.hasCountry(number.text) ? 4 : isRegister ? 2 : 3
      found.append(
        Candidate(
          found: .init(text: number.text, label: row.printed([label]), row: row, words: number.words),
          rank: rank))
    }
    // The numbers of bank accounts begin with a country's letters as well.
    guard row.concepts.isDisjoint(with: [.phone, .transfer]), !row.folded.contains("iban") else {
      return found
    }
    for place in row.text.row.words.indices where Self.hasCountry(row.text.row.words[place].text) {
      if let number = number(in: row, from: place), Self.hasCountry(number.text) {
        found.append(
          Candidate(found: .init(text: number.text, label: "", row: row, words: number.words), rank: 4))
      }
    }
    return found
  }

  /// The groups of a number from a word on: a country's letters first, digits in each that follows.
  private func number(in row: ReadRow, from start: Int) -> (text: String, words: ClosedRange<Int>)? {
    let words = row.text.row.words
    var parts: [String] = []
    var end = start
    var digits = 0
    while end < words.count {
      var part = words[end].text[...]
      if parts.isEmpty, let colon = part.lastIndex(of: ":") { part = part[part.index(after: colon)...] }
      let core = String(part.trimming(leading: "#:.()", trailing: ",.;:()"))
      let own = core.utf8.count { $0.isASCIIDigit }
      let isMark = core.isEmpty && parts.isEmpty && end < start + 2
      let isPrefix =
        parts.isEmpty && (1...3).contains(core.count) && core.utf8.allSatisfy { (65...90).contains($0) }
      guard isMark || isPrefix || own > 0 && Self.isNumberPart(core) else { break }
      // What goes on is no tax number but a bank account's.
      guard digits + own <= Self.digits.upperBound else { return nil }
      if !core.isEmpty { parts.append(core) }
      digits += own
      end += 1
      if part.last == "," || part.last == ";" { break }
    }
    guard Self.digits.contains(digits), end > start else { return nil }
    return (parts.joined(separator: " "), start...(end - 1))
  }

  private static func isNumberPart(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || $0 == 45 || $0 == 46 || $0 == 47
    }
  }

  /// Whether a number begins with a country's letters and goes on with digits enough.
  private static func hasCountry(_ text: String) -> Bool {
    // Few words have so many digits.
    guard (digits.lowerBound...12).contains(text.utf8.count { $0.isASCIIDigit }) else { return false }
    let letters = String(text.prefix { $0.isLetter })
    return (countries.contains(letters) || letters.hasPrefix("ATU"))
      && isNumberPart(text.filter { $0 != " " })
  }

  private func isBuyers(_ row: ReadRow) -> Bool {
    let party = rows.last { other in
      // What begins left of "bill to" stands in another column.
      other.index < row.index && other.index >= row.index - Self.partyReach
        && row.box.x >= other.box.x - 2 * other.box.height
        && !other.concepts.isDisjoint(with: [.customer, .seller])
    }
    return party.map { $0.concepts.contains(.customer) && !$0.concepts.contains(.seller) } ?? false
  }
}
