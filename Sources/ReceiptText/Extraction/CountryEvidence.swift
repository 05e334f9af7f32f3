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
        add(table.hints(of: row.folded[index]))
        if index + 1 < row.folded.count {
          add(table.hints(of: row.folded[index] + " " + row.folded[index + 1]))
          addPostcode(row.folded[index], row.folded[index + 1])
        }
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
    func shape(_ text: String) -> String {
      String(
        text.unicodeScalars.map {
          $0.isLetter ? "a" : (48...57).contains($0.value) ? "9" : "?"
        })
    }
    let (a, b) = (shape(first), shape(second))
    if a == "aa", b == "99999", Self.states.contains(first) { add([("US", 3)]) }
    if ["a9", "a99", "aa9", "aa99", "a9a", "aa9a"].contains(a), b == "9aa" { add([("GB", 3)]) }
    if a == "a9a", b == "9a9" { add([("CA", 3)]) }
    if a == "9999", b == "aa", !Self.states.contains(second), second != "am", second != "pm" {
      add([("NL", 1)])
    }
    if first == "singapore", b == "999999" { add([("SG", 3)]) }
    if ["vic", "nsw", "qld", "act", "tas"].contains(first), b == "9999" { add([("AU", 3)]) }
    if a == "99999", b.count > 3, !b.contains("9") {
      add([("DE", 0.3), ("FR", 0.3), ("ES", 0.3), ("IT", 0.3), ("MY", 0.3)])
    }
  }

  private mutating func addShapes(of row: ReadRow) {
    for word in row.text.row.words
    where word.text.utf8.count >= 6 && word.text.utf8.contains(where: { (48...57).contains($0) }) {
      let text = word.text.uppercased().filter { !" .,:()".contains($0) }
      let scalars = Array(text.unicodeScalars)
      func digits(_ range: Range<Int>) -> Bool {
        range.upperBound <= scalars.count
          && range.allSatisfy { (48...57).contains(scalars[$0].value) }
      }
      if text.hasPrefix("ATU"), digits(3..<min(11, scalars.count)), scalars.count == 11 { add([("AT", 4)]) }
      if text.hasPrefix("DE"), scalars.count == 11, digits(2..<11) { add([("DE", 4)]) }
      if text.hasPrefix("CHE"), scalars.count >= 12 { add([("CH", 4)]) }
      if text.hasPrefix("FR"), scalars.count == 13, digits(4..<13) { add([("FR", 3)]) }
      if text.hasPrefix("NL"), scalars.count == 14, digits(2..<11) { add([("NL", 4)]) }
      if text.hasPrefix("BE"), scalars.count == 12, digits(2..<12) { add([("BE", 4)]) }
      if text.hasPrefix("PL"), scalars.count == 12, digits(2..<12) { add([("PL", 4)]) }
      if text.hasPrefix("CZ"), (10...12).contains(scalars.count), digits(2..<scalars.count) {
        add([("CZ", 4)])
      }
      if text.hasPrefix("GB"), scalars.count == 11, digits(2..<11) { add([("GB", 3)]) }
      if scalars.count == 6, scalars[2] == "-", digits(0..<2), digits(3..<6) { add([("PL", 1)]) }
      if scalars.count == 8, scalars[4] == "-", digits(0..<4), digits(5..<8) { add([("PT", 1)]) }
      for (prefix, country) in table.dialling
      where text.hasPrefix(prefix) && digits(1..<min(6, scalars.count)) && scalars.count > 5 {
        add([(country, 2)])
      }
    }
    for number in row.numbers { addCurrency(number.currency) }
    for word in row.text.row.words where row.numbers.isEmpty || word.text.count <= 5 {
      addCurrency(CurrencySign.of(word: word.text))
    }
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
