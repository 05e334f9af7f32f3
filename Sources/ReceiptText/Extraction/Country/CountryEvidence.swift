internal import PipelineEngine
internal import ReceiptModel

/// Weighs which country a receipt is from: by its tax words, legal forms, places, phone and postal codes.
struct CountryEvidence: Sendable {
  private let table: CountryTable
  private var weights: [String: Double] = [:]

  /// The tenth mention of a tax says no more than the third.
  private static let most = 8.0
  /// What a country is worth whose currency is not the printed one.
  private static let otherCurrency = 0.5
  /// What the seller's own tax number is worth besides its shape.
  private static let sellersNumber = 6.0

  /// Weighs the rows of a receipt.
  ///
  /// - Parameters:
  ///   - rows: All rows.
  ///   - columns: The rows with the columns of the head apart, so that the buyer's numbers stand in their own.
  ///   - printed: The currencies that its sums are printed in.
  ///   - table: What is known of countries.
  ///   - expected: The countries that the settings name.
  init(
    rows: [ReadRow], columns: [ReadRow], printed: PrintedCurrencies, table: CountryTable, expected: [String]
  ) {
    self.table = table
    let places = PlaceCountry(dialling: table.dialling, isKnown: { table[$0] != nil })
    for row in rows {
      addWords(of: row)
      add(NumberCountry.countries(in: row))
      add(places.countries(in: row))
      addCurrencies(of: row)
    }
    if printed.isRand { add([("ZA", 1)]) }
    weighDown(countriesWithout: printed.codes)
    if let number = TaxNumberReader(rows: columns).number(),
      let country = NumberCountry.country(ofTaxNumber: number.text)
    {
      weights[country, default: 0] += Self.sellersNumber
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

  private mutating func addWords(of row: ReadRow) {
    let words = row.folded
    for index in words.indices { add(table.hints(at: index, in: words, lengths: 1...2)) }
    // "C.I.F.", "S.A. de C.V.", and phrases of three words.
    let joined = Acronyms.joined(words)
    for index in joined.indices {
      if joined.count != words.count {
        let isNew = !words.contains(joined[index])
        if isNew, joined[index].utf8.count > 1 { add(table.hints(at: index, in: joined, lengths: 1...1)) }
        if index + 1 < joined.count, isNew || !words.contains(joined[index + 1]) {
          add(table.hints(at: index, in: joined, lengths: 2...2))
        }
      }
      add(table.hints(at: index, in: joined, lengths: 3...3))
    }
  }

  private mutating func add(_ hints: [CountryTable.Hint]) { add(hints.map { ($0.country, $0.weight) }) }

  private mutating func add(_ countries: [(country: String, weight: Double)]) {
    for (country, weight) in countries {
      weights[country] = min(Self.most, (weights[country] ?? 0) + weight)
    }
  }

  private mutating func addCurrencies(of row: ReadRow) {
    for number in row.numbers { addCurrency(number.currency) }
    for word in row.text.row.words where row.numbers.isEmpty || word.text.count <= 5 {
      addCurrency(CurrencySign.of(word: word.text))
    }
  }

  private mutating func addCurrency(_ sign: CurrencySign?) {
    guard let sign, sign.codes.count == 1, let country = table.homes[sign.codes[0]] else { return }
    add([(country, 0.7)])
  }

  /// A receipt whose sums are in euros is hardly British, one in dollars hardly Spanish.
  private mutating func weighDown(countriesWithout codes: Set<String>) {
    guard !codes.isEmpty else { return }
    for country in weights.keys {
      guard let own = table[country]?.currency, !codes.contains(own) else { continue }
      weights[country, default: 0] *= Self.otherCurrency
    }
  }
}
