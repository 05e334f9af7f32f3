internal import ReceiptModel

/// Makes a name of printed rows.
enum MerchantName {
  /// The row up to its legal form, behind which register numbers and the like follow.
  static func words(of row: ReadRow) -> String {
    let words = row.text.row.words
    var end = words.count
    if let form = row.matches.last(where: { $0.concepts.contains(.legalForm) }), form.words.lowerBound > 0,
      let last = form.words.last
    {
      end = row.wordOf[last] + 1
    }
    let start = start(of: row)
    return words[..<end].dropFirst(start < end ? start : 0).map(\.text).joined(separator: " ")
  }

  /// How many words before the name say what follows: "Name:", "exploité par".
  private static func start(of row: ReadRow) -> Int {
    if let phrase = row.matches.first, phrase.words.lowerBound == 0, phrase.concepts.contains(.operatedBy),
      let last = phrase.words.last
    {
      return row.wordOf[last] + 1
    }
    return row.text.row.words[0].text.hasSuffix(":") && row.folded.first.map(labels.contains) == true ? 1 : 0
  }

  /// What forms print before a name.
  static let labels: Set<String> = [
    "name", "nom", "naam", "nome", "nombre", "nazwa", "nazev", "firma", "meno",
  ]

  /// Removes what frames a name: marks at the ends, register numbers in parentheses.
  static func tidy(_ raw: String) -> String {
    var words = raw.blankSeparated.map { String($0) }
    func isNoise(_ word: String) -> Bool { !word.hasLetterOrNumber && word != "&" }
    while let first = words.first, isNoise(first) { words.removeFirst() }
    while let last = words.last, isNoise(last) || isRegister(last) { words.removeLast() }
    while let mark = words.last?.last, ",;:*_|~-".contains(mark) { words[words.count - 1].removeLast() }
    while let mark = words.first?.first, "*_|~-,;:.".contains(mark) { words[0].removeFirst() }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether words are still a name with a letter when they are tidied.
  static func isName(_ words: String) -> Bool {
    words.hasLetter && (hasLastingWord(words) || tidy(words).hasLetter)
  }

  /// Whether one of the words has a letter and is no register number: tidying takes away no other words with letters.
  static func hasLastingWord(_ words: String) -> Bool {
    words.blankSeparated.contains { $0.hasLetter && !isRegister($0) }
  }

  /// Whether a word at the end of a name may be the number of a register.
  private static func isRegister(_ word: some StringProtocol) -> Bool {
    word.numberCount >= 5 && word.contains { "()-".contains($0) }
  }
}
