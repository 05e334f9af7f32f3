internal import ReceiptModel

/// The name part of an item's row: what is left of it without its numbers, codes and marks.
struct ItemText: Sendable {
  /// The name.
  var text: String
  /// How many letters it has.
  var letters: Int
  /// A code of the merchant's or a bar code, where one stands in the row.
  var code: String?

  /// No name.
  static let empty = ItemText(text: "", letters: 0, code: nil)
  /// Whether there are enough letters for a name.
  var isName: Bool { letters >= 3 }

  /// Returns the name in a row, of which some numbers are its amount, its unit price and its quantity.
  static func name(of row: ReadRow, without numbers: [NumberToken] = []) -> ItemText {
    let words = row.text.row.words.map(\.text)
    let isTaken = words.indices.map { place in numbers.contains { $0.words.contains(place) } }
    let firstName = words.indices.first {
      !isTaken[$0] && words[$0].letterCount >= 2 && !isUnit($0, of: row)
    }
    guard let firstName else { return name(ofWords: words.indices.filter { !isTaken[$0] }, in: row) }
    var end = words.indices.first { $0 > firstName && isTaken[$0] } ?? words.count
    if end < words.count {
      while end > firstName + 1, isColumn(end - 1, of: row, words) { end -= 1 }
      if end > firstName + 1, isUnit(end - 1, of: row), isOwnUnit(end - 1, of: numbers, in: row) { end -= 1 }
    }
    return name(ofWords: words.indices.filter { $0 < end && !isTaken[$0] }, in: row)
  }

  /// Whether a unit belongs to the weight or count behind it rather than to the name: `PANE KG 0,650`, `Lekcja   szt. 4`.
  ///
  /// The first of the numbers is the amount.
  private static func isOwnUnit(_ place: Int, of numbers: [NumberToken], in row: ReadRow) -> Bool {
    guard let number = numbers.dropFirst().first(where: { $0.words.contains(place + 1) }) else {
      return false
    }
    if numbers.count == 2, number.groups.count == 2, number.groups[1].count == 3 { return true }
    let (unit, before) = (row.text.row.words[place].box, row.text.row.words[place - 1].box)
    let behind = row.text.row.words[place + 1].box
    return unit.x - before.maxX > unit.height * 9 / 10 && behind.x - unit.maxX <= unit.height * 9 / 10
  }

  /// Returns the name that some words of a row make.
  static func name(ofWords places: [Int], in row: ReadRow) -> ItemText {
    let words = row.text.row.words.map(\.text)
    var code: String?
    var kept: [String] = []
    for (number, place) in places.enumerated() {
      let word = words[place]
      let next = number + 1 < places.count ? words[places[number + 1]] : ""
      if isCode(word) {
        code = code ?? word.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      } else if kept.isEmpty,
        isLead(place, of: row, word) || isCode(next) && ItemWords.namesCode(FoldedText(word).text)
          || places.count == 1 && ItemWords.namesCode(FoldedText(word).text)
      {
        continue
      } else if kept.isEmpty, word.hasLetter, let first = word.first, "*#".contains(first) {
        // Marks of tax stand right before some names.
        kept.append(String(word.drop { "*#".contains($0) }))
      } else if word.hasLetterOrNumber
        || !kept.isEmpty && ["&", "/", "-", "+"].contains(word)
      {
        kept.append(word)
      }
    }
    while let last = kept.last,
      !last.hasLetterOrNumber || isMultiplier(last)
        || kept.count > 1 && CurrencySign.of(word: last)?.isCode == false
    {
      kept.removeLast()
    }
    // A tax letter may be tied to the name: "MLEKO_C".
    if let last = kept.last, last.count > 3, last.dropLast().hasSuffix("_") {
      kept[kept.count - 1] = String(last.dropLast(2))
    }
    // Marks of units and of tax are no name: "l x B".
    if kept.count <= 3, kept.allSatisfy({ $0.letterCount <= 1 }), kept.contains(where: { $0.hasLetter }) {
      return ItemText(text: "", letters: 0, code: code)
    }
    let text = kept.joined(separator: " ")
    return ItemText(text: text, letters: text.letterCount, code: code)
  }

  /// Whether a word right before an amount belongs to the columns: rates, prices, currencies, marks.
  private static func isColumn(_ place: Int, of row: ReadRow, _ words: [String]) -> Bool {
    let word = words[place]
    let letters = word.letterCount
    if !word.hasLetterOrNumber || isMultiplier(word) { return true }
    if let sign = CurrencySign.of(word: word), !sign.isCode || word == word.uppercased() { return true }
    if word.hasSuffix("%"), letters <= 1, place > 0 {
      // A rate stands apart from the name, "MILK 3,5%" does not.
      let boxes = row.text.row.words.map(\.box)
      return boxes[place].x - boxes[place - 1].maxX > boxes[place].height * 9 / 10
    }
    guard letters == 0 else { return false }
    return row.numbers.contains { number in
      number.words.contains(place) && number.groups.last?.count == 2 && !number.separators.isEmpty
    }
  }

  /// Whether a word before the name is its quantity: a number, a multiplier, a unit.
  private static func isLead(_ place: Int, of row: ReadRow, _ word: String) -> Bool {
    if isMultiplier(word) { return true }
    let letters = word.letterCount
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
    switch word {
    case "x", "X", "@", "*", "\u{D7}", "\u{A9}", "a", "\u{E0}", "\u{E1}": true
    default: false
    }
  }

  /// Whether a word is a code: many digits, or anything in square brackets.
  private static func isCode(_ word: String) -> Bool {
    if word.hasPrefix("["), word.hasSuffix("]"), word.count > 3 { return true }
    let letters = word.letterCount
    let digits = word.numberCount
    return letters == 0 && digits >= 5 && !word.contains { ".,".contains($0) }
      || digits >= 6 && digits > letters * 2
  }
}
