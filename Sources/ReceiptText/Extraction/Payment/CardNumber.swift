internal import ReceiptModel

/// Finds the last four digits of a card: behind hidden digits, or behind words that say so.
struct CardNumber {
  let rows: [ReadRow]

  /// Words before the last digits: "card ending 4410", "carte terminant par 4410".
  private static let endings = [
    "ending", "ends", "endend", "endet", "endziffern", "terminant", "terminada", "terminado", "termina",
    "terminante", "finale", "eindigend", "eindigt", "koncici", "konczaca",
  ]
  /// What words for cards have in common.
  private static let cards = [
    "card", "kart", "kaart", "carte", "carta", "cartao", "tarj", "visa", "master", "amex",
  ]
  /// Numbers of terminals and merchants are hidden in part as well.
  private static let machines: Set<String> = [
    "terminal", "merchant", "tid", "mid", "term", "aid", "auth", "haendler", "handler", "vu", "commercant",
    "comercio", "esercente", "acquirer",
  ]

  /// Returns the last four digits of the card.
  func lastDigits() -> String? {
    // A row that names a card speaks before one that does not.
    let found = rows.compactMap { row in
      lastDigits(in: row).map { (digits: $0, isNamed: row.concepts.contains(.card)) }
    }
    return found.first { $0.isNamed }?.digits ?? found.first?.digits
  }

  /// Returns the last four digits of the card that a row shows.
  func lastDigits(in row: ReadRow) -> String? {
    let isCard = row.concepts.contains(.card)
    guard isCard || Self.machines.isDisjoint(with: row.folded), !row.folded.contains("iban"),
      row.concepts.isDisjoint(with: [.points, .customer])
    else { return nil }
    let words = row.text.row.words.map(\.text)
    for (place, word) in words.enumerated() {
      let scalars = Array(word.unicodeScalars)
      let digits = scalars.suffix(4)
      guard digits.count == 4, digits.allSatisfy(\.isDigit) else { continue }
      let text = String(String.UnicodeScalarView(digits))
      if scalars.count == 4 {
        if place > 0, Self.isMask(words[place - 1]) || isEnding(words, place) { return text }
        continue
      }
      let mask = scalars.dropLast(4).suffix(4)
      let marks = mask.count { "*#xX•.".unicodeScalars.contains($0) }
      if marks >= 3 || marks >= 2 && scalars.count == 6 { return text }
      // "VISA *0114"
      if isCard, mask.count == 1, let mark = mask.first, "*#•".unicodeScalars.contains(mark) { return text }
    }
    return nil
  }

  private static func isMask(_ word: String) -> Bool {
    word.count >= 3 && word.allSatisfy { "*#xX•".contains($0) }
  }

  private func isEnding(_ words: [String], _ place: Int) -> Bool {
    let before = words[..<place].suffix(6).map { FoldedText($0).text }
    return before.suffix(3).contains { Self.endings.contains($0) }
      && before.contains { word in Self.cards.contains { word.contains($0) } }
  }
}
