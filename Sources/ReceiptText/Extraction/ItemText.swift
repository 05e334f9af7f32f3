internal import ReceiptModel

/// The name part of an item's row: what is left without numbers, codes and tax letters.
struct ItemText: Sendable {
  /// The name.
  var text: String
  /// How many letters it has.
  var letters: Int
  /// A code of the merchant's or a bar code, where one stands in the row.
  var code: String?

  /// Returns the name in a row.
  static func name(of row: ReadRow) -> ItemText {
    let words = row.text.row.words
    var covered: Set<Int> = []
    let last = words.count - 1
    for number in row.numbers where isOwnWord(number, in: row) {
      // A number inside the name, "COLA 330", stays; one with decimals, a factor or at either end goes.
      let isTail = number.words.upperBound >= last - 1
      if !number.separators.isEmpty || number.isFactor || number.currency != nil || isTail
        || number.words.lowerBound == 0
      {
        covered.formUnion(number.words)
      }
    }
    let firstAmount = row.numbers.filter { $0.groups.last?.count == 2 && !$0.separators.isEmpty }.map(
      \.words.lowerBound
    ).min()
    var code: String?
    var kept: [String] = []
    for (place, word) in words.enumerated() where !covered.contains(place) {
      let letters = word.text.count { $0.isLetter }
      let digits = word.text.count { $0.isNumber }
      if letters == 0 && digits >= 5 || digits >= 6 && digits > letters * 2 {
        code = code ?? word.text.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        continue
      }
      if letters == 0 && digits == 0 { continue }
      if ["x", "X", "@", "*"].contains(word.text) { continue }
      if CurrencySign.of(word: word.text) != nil { continue }
      // Behind the amount only tax letters follow.
      if let firstAmount, place > firstAmount, word.text.count <= 3 { continue }
      kept.append(word.text)
    }
    while let first = kept.first, !first.contains(where: \.isLetter) { kept.removeFirst() }
    while let last = kept.last, !last.contains(where: \.isLetter), kept.count > 1,
      last.count > 4 || last.contains(".")
    {
      kept.removeLast()
    }
    let text = kept.joined(separator: " ")
    return ItemText(text: text, letters: text.count { $0.isLetter }, code: code)
  }

  private static func isOwnWord(_ number: NumberToken, in row: ReadRow) -> Bool {
    let letters = row.text.row.words[number.words].reduce(0) { $0 + $1.text.count { $0.isLetter } }
    return letters <= 3
  }
}
