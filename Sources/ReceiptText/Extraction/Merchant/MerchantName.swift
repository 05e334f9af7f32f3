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
    var words = raw.split(separator: " ").map(String.init)
    func isNoise(_ word: String) -> Bool { !word.contains { $0.isLetter || $0.isNumber } && word != "&" }
    while let first = words.first, isNoise(first) { words.removeFirst() }
    while let last = words.last, isNoise(last) || isRegister(last) { words.removeLast() }
    if let last = words.last {
      words[words.count - 1] = String(last.reversed().drop { ",;:*_|~-".contains($0) }.reversed())
    }
    if let first = words.first { words[0] = String(first.drop { "*_|~-,;:.".contains($0) }) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isRegister(_ word: String) -> Bool {
    let digits = word.count { $0.isNumber }
    return digits >= 5 && word.contains { "()-".contains($0) }
  }
}
