internal import ReceiptModel

/// The name part of an item's row: what is left between a quantity in front and the columns behind.
struct ItemText: Sendable {
  /// The name.
  var text: String
  /// How many letters it has.
  var letters: Int
  /// A code of the merchant's or a bar code, where one stands in the row.
  var code: String?

  /// Returns the name in a row.
  static func name(of row: ReadRow) -> ItemText {
    let words = row.text.row.words.map(\.text)
    var end = words.count
    while end > 0, isColumn(end - 1, of: row, words) { end -= 1 }
    // Whole numbers behind the name belong to it, "COLA 330", unless amounts in columns follow.
    if end < words.count, end > 0, isPartOfName(end, of: row, words) { end += 1 }
    var start = 0
    while start < end, isLead(start, of: row, words) { start += 1 }
    var code: String?
    var kept: [String] = []
    for word in words[start..<end] {
      if isCode(word) {
        code = code ?? word.filter { $0.isLetter || $0.isNumber || $0 == "-" }
      } else if word.contains(where: { $0.isLetter || $0.isNumber }) || word == "&" {
        kept.append(word)
      }
    }
    for word in words[..<start] + words[end...] where code == nil && isCode(word) {
      code = word.filter { $0.isLetter || $0.isNumber }
    }
    let text = kept.joined(separator: " ")
    return ItemText(text: text, letters: text.count { $0.isLetter }, code: code)
  }

  /// Whether a word behind the name belongs to the columns: numbers, currencies, units of a quantity, tax letters.
  private static func isColumn(_ place: Int, of row: ReadRow, _ words: [String]) -> Bool {
    let word = words[place]
    let letters = word.count { $0.isLetter }
    if letters <= 1 && word.count <= 3 || letters == 0 || CurrencySign.of(word: word) != nil { return true }
    if isMultiplier(word) { return true }
    if row.numbers.contains(where: {
      $0.words.contains(place) && (letters <= 2 || $0.currency != nil) && !$0.separators.isEmpty
    }) {
      return true
    }
    let hasFactor = row.numbers.contains(where: \.isFactor)
    if hasFactor,
      isUnit(place, of: row) || row.numbers.contains(where: { $0.words.contains(place) }) && letters <= 3
    {
      return true
    }
    // Tax codes of two or three letters stand behind the amount only.
    return letters <= 3
      && row.numbers.contains {
        $0.words.upperBound < place && $0.groups.last?.count == 2 && !$0.separators.isEmpty
      }
  }

  private static func isPartOfName(_ place: Int, of row: ReadRow, _ words: [String]) -> Bool {
    let word = words[place]
    guard word.count >= 2, word.count <= 4, word.allSatisfy(\.isNumber),
      !row.numbers.contains(where: \.isFactor)
    else { return false }
    return row.numbers.count { $0.words.lowerBound > place && !$0.separators.isEmpty } == 1
  }

  /// Whether a word before the name is its quantity: a number, a multiplier, a unit.
  private static func isLead(_ place: Int, of row: ReadRow, _ words: [String]) -> Bool {
    let word = words[place]
    if isMultiplier(word) || isCode(word) { return true }
    let letters = word.count { $0.isLetter }
    guard letters > 0 else { return !word.contains("%") }
    if place > 0, isUnit(place, of: row) { return true }
    return place == 0 && letters <= 2
      && row.numbers.contains { $0.words == place...place && ($0.isFactor || row.isMeasure($0)) }
  }

  private static func isUnit(_ place: Int, of row: ReadRow) -> Bool {
    row.matches.contains {
      $0.isExact && $0.concepts.contains(.unit) && $0.words.contains { row.wordOf[$0] == place }
    }
  }

  private static func isMultiplier(_ word: String) -> Bool {
    ["x", "X", "@", "*", "\u{D7}", "\u{A9}", "a", "\u{E0}"].contains(word)
  }

  private static func isCode(_ word: String) -> Bool {
    let letters = word.count { $0.isLetter }
    let digits = word.count { $0.isNumber }
    return letters == 0 && digits >= 5 && !word.contains { ".,".contains($0) }
      || digits >= 6 && digits > letters * 2
  }
}
