internal import PipelineEngine
internal import ReceiptModel

/// Weighs which country a receipt is from: by its tax words, legal forms, places, phone and postal codes.
struct CountryEvidence: Sendable {
  private let table: CountryTable
  private var weights: [String: Double] = [:]

  init(rows: [ReadRow], table: CountryTable, expected: [String]) {
    self.table = table
    for row in rows {
      for index in row.folded.indices {
        let next = index + 1 < row.folded.count ? row.folded[index + 1] : nil
        add(table.hints(of: row.folded[index], before: next))
        if let next { addPostcode(row.folded[index], next) }
      }
      addShapes(of: row)
    }
    guard !expected.isEmpty else { return }
    for country in weights.keys where !expected.contains(country) { weights[country, default: 0] *= 0.5 }
    for country in expected { weights[country, default: 0] += expected.count == 1 ? 2 : 0.4 }
  }

  /// The likeliest country, where the evidence for it is enough and clearly more than for the next.
  var country: String? {
    let ranked = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value >= 1.5 else { return nil }
    guard ranked.count < 2 || best.value >= ranked[1].value + 0.5 else { return nil }
    return best.key
  }

  /// Whether the evidence for the likeliest country is beyond doubt.
  var isPlain: Bool { country.flatMap { weights[$0] } ?? 0 >= 4 }

  /// The countries that nothing speaks against, the likeliest first: those within half of the best.
  var candidates: [String] {
    let ranked = weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let best = ranked.first, best.value >= 1 else { return [] }
    return ranked.filter { $0.value >= best.value * 0.5 }.map(\.key)
  }

  /// Returns the customs of a country, where they are known.
  func customs(of country: String) -> CountryCustoms? { table[country] }

  private mutating func add(_ hints: [CountryTable.Hint]) {
    // The tenth mention of a tax says no more than the third.
    for hint in hints { weights[hint.country] = min(8, (weights[hint.country] ?? 0) + hint.weight) }
  }

  private mutating func add(_ countries: [(String, Double)]) {
    for (country, weight) in countries { weights[country] = min(8, (weights[country] ?? 0) + weight) }
  }

  private mutating func addPostcode(_ first: String, _ second: String) {
    guard first.hasNumber || second.hasNumber else { return }
    func shape(_ text: String) -> String {
      let kinds = text.unicodeScalars.map { UInt8(ascii: $0.isLetter ? "a" : $0.isDigit ? "9" : "?") }
      return String(decoding: kinds, as: UTF8.self)
    }
    let (a, b) = (shape(first), shape(second))
    if a == "aa", b == "99999", Self.states.contains(first) { add([("US", 3)]) }
    if b == "9aa", ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].contains(a) { add([("GB", 3)]) }
    if a == "a9a", b == "9a9" { add([("CA", 3)]) }
    if a == "9999", b == "aa", !Self.states.contains(second), second != "am", second != "pm" {
      add([("NL", 1)])
    }
    if first == "singapore", b == "999999" { add([("SG", 3)]) }
    if b == "9999", ["vic", "nsw", "qld", "act", "tas"].contains(first) { add([("AU", 3)]) }
    if a == "99999", b.count > 3, !b.contains("9") {
      add([("DE", 0.3), ("FR", 0.3), ("ES", 0.3), ("IT", 0.3), ("MY", 0.3)])
    }
  }

  private mutating func addShapes(of row: ReadRow) {
    for word in row.text.row.words
    where word.text.utf8.count >= 6 && word.text.utf8.contains(where: \.isASCIIDigit) {
      let marks = " .,:()".unicodeScalars
      addShapes(of: word.text.uppercased().unicodeScalars.filter { !marks.contains($0) })
    }
    for number in row.numbers { addCurrency(number.currency) }
    for word in row.text.row.words {
      guard let sign = CurrencySign.of(word: word.text), row.numbers.isEmpty || word.text.count <= 5 else {
        continue
      }
      addCurrency(sign)
    }
  }

  /// Weighs a word in capitals, without its points, blanks and parentheses.
  private mutating func addShapes(of word: [Unicode.Scalar]) {
    func digits(_ range: Range<Int>) -> Bool {
      range.upperBound <= word.count && range.allSatisfy { word[$0].isDigit }
    }
    for shape in TaxNumberShape.all where shape.length.contains(word.count) && word.starts(with: shape.prefix)
    {
      if digits(shape.digits.clamped(to: 0..<word.count)) { add([(shape.country, shape.weight)]) }
    }
    if word.count == 6, word[2] == "-", digits(0..<2), digits(3..<6) { add([("PL", 1)]) }
    if word.count == 8, word[4] == "-", digits(0..<4), digits(5..<8) { add([("PT", 1)]) }
    guard digits(1..<6) else { return }
    for (prefix, country) in table.dialling where word.starts(with: prefix) { add([(country, 2)]) }
  }

  private mutating func addCurrency(_ sign: CurrencySign?) {
    guard let sign, sign.codes.count == 1, let country = table.homes[sign.codes[0]] else { return }
    weights[country] = min(8, (weights[country] ?? 0) + 0.7)
  }

  private static let states: Set<String> = Set(
    """
    al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri \
    sc sd tn tx ut vt va wa wv wi wy dc
    """.split(separator: " ").map(String.init))
}
