internal import PipelineEngine

/// What is customary in each country, and which words tell it, from all languages that are known.
struct CountryTable: Sendable {
  /// How strongly something speaks for a country.
  struct Hint: Sendable {
    var country: String
    var weight: Double
  }

  private let customs: [String: CountryCustoms]
  private var hints: [String: [Hint]] = [:]
  /// The country that a currency is a sign of.
  private(set) var homes: [String: String] = [:]
  /// How phone numbers begin, and where.
  private(set) var dialling: [(prefix: String, country: String)] = []

  init(_ languages: [LanguageWords]) {
    var customs: [String: CountryCustoms] = [:]
    for language in languages {
      for (country, said) in language.countries {
        customs[country, default: CountryCustoms()].add(said)
      }
    }
    self.customs = customs
    for (country, said) in customs.sorted(by: { $0.key < $1.key }) {
      for (phrase, weight) in said.evidence {
        for spelling in PhraseSpelling.all(of: phrase) {
          hints[spelling.joined(separator: " "), default: []].append(Hint(country: country, weight: weight))
        }
      }
      if said.hasOwnCurrency, let currency = said.currency { homes[currency] = country }
      dialling += said.dialling.map { ($0, country) }
    }
  }

  /// Returns the customs of a country by its ISO 3166-1 alpha-2 code, where they are known.
  subscript(country: String) -> CountryCustoms? { customs[country] }

  /// Returns what a folded word, or two in a row joined by a space, speaks for.
  func hints(of words: String) -> [Hint] { hints[words] ?? [] }
}

extension CountryCustoms {
  /// The order of dates in digits, as dates have it.
  var order: DateReading.Order? {
    switch dateOrder {
    case .dmy: .dayMonthYear
    case .mdy: .monthDayYear
    case .ymd: .yearMonthDay
    case .auto, nil: nil
    }
  }
}
