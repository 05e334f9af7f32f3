internal import ReceiptModel

/// Reads payments and change that were misread: letters for digits (`5O,OO`), labels printed apart (`C A S H`),
/// torn (`CA SH`) or run into the amount (`BAREUR20,00`).
///
/// What it returns is a guess: only the arithmetic with the total can make it an amount.
struct GivenReadings {
  /// What a row may say.
  struct Reading {
    var role: RowRole
    var amounts: [GivenAmount]
  }

  let lexicon: Lexicon
  let exponent: Int

  /// Returns the ways in which a row can be a payment or change; none where it is neither.
  func readings(of row: ReadRow) -> [Reading] {
    guard let last = row.text.row.words.indices.last, row.digits > 0 || row.letters > 3 else { return [] }
    let text = row.text.row.words[last].text
    let (glued, amount) = Self.split(text)
    let values = Self.values(of: amount, exponent: exponent)
    guard !values.isEmpty else { return [] }
    var label = row.text.row.words[..<last].flatMap { FoldedText($0.text).words.map(String.init) }
    if !glued.isEmpty { label.append(FoldedText(glued).words.joined()) }
    guard (1...5).contains(Acronyms.joined(label).count) else { return [] }
    for words in Self.spellings(of: label) {
      let matches = lexicon.matches(in: words)
      let concepts = matches.concepts
      guard let role = Self.role(matches, concepts) else { continue }
      let amounts = values.map {
        GivenAmount(
          value: $0, row: row, words: last...last, label: row.raw, payment: concepts.intersection(.payments))
      }
      return [Reading(role: role, amounts: amounts)]
    }
    return []
  }

  private static func role(_ matches: [LexiconMatch], _ concepts: Concepts) -> RowRole? {
    switch RowRole(matches) {
    case .paid: .paid
    case .change: .change
    // "BALANCE 5" below "CASH 510" is what came back.
    case .other where concepts.contains(.balance) && concepts.isDisjoint(with: [.points, .due]): .change
    default: nil
    }
  }

  /// The label as it stands, without a currency's code at its end, with letters joined that stand apart, and with
  /// each pair of neighbours as one word.
  private static func spellings(of label: [String]) -> [[String]] {
    var found = [label]
    if let last = label.last, last.utf8.count > 5, currencies.contains(String(last.suffix(3))) {
      found.append(label.dropLast() + [String(last.dropLast(3))])
    }
    let joined = Acronyms.joined(label)
    if joined.count < label.count { found.append(joined) }
    for place in label.indices.dropLast() {
      found.append(Array(label[..<place]) + [label[place] + label[place + 1]] + Array(label[(place + 2)...]))
    }
    return found
  }

  private static let currencies: Set<String> = ["eur", "chf", "pln", "czk", "usd", "gbp"]

  /// Divides a word into letters and the amount behind them.
  private static func split(_ word: String) -> (letters: String, amount: String) {
    guard let first = word.firstIndex(where: \.isNumber) else { return ("", word) }
    let letters = word[..<first]
    // A letter or two before the digits are digits or a currency's sign.
    guard letters.count(where: \.isLetter) > 2 else { return ("", word) }
    return (String(letters), String(word[first...]))
  }

  /// Returns the minor units that a word of digits and letters like digits can stand for.
  static func values(of word: String, exponent: Int) -> [Int] {
    let text = String(word.trimming(leading: "€$£¥-", trailing: "€-"))
    var found = [value(of: text, exponent: exponent)]
    // A dollar sign is read as an S.
    if text.first == "S" { found.insert(value(of: String(text.dropFirst()), exponent: exponent), at: 0) }
    return found.compactMap { $0 }.filter { $0 > 0 }
  }

  private static func value(of text: String, exponent: Int) -> Int? {
    var digits = 0
    var groups = [0]
    var value = 0
    for scalar in text.unicodeScalars {
      if scalar == "." || scalar == "," {
        guard groups.last ?? 0 > 0 else { return nil }
        groups.append(0)
      } else if let digit = Digit.of(scalar) {
        value = value * 10 + Int(digit.value) - 48
        groups[groups.count - 1] += 1
        digits += 1
      } else {
        return nil
      }
      guard digits <= 9 else { return nil }
    }
    guard digits > 0, let last = groups.last, groups.dropFirst().dropLast().allSatisfy({ $0 == 3 }) else {
      return nil
    }
    if groups.count > 1, last == exponent { return value }
    // Whole amounts, with or without a mark for thousands.
    guard groups.count == 1 || last == 3 else { return nil }
    for _ in 0..<exponent { value *= 10 }
    return value
  }
}
