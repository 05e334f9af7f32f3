internal import PipelineEngine

/// What is customary in each country, and which words tell it, from all languages that are known.
struct CountryTable: Sendable {
  /// How strongly something speaks for a country.
  struct Hint: Sendable {
    var country: String
    var weight: Double
  }

  /// What a word speaks for.
  private struct Entry: Sendable {
    var hints: [Hint] = []
    /// What it speaks for with the word behind it.
    var pairs: [String: [Hint]] = [:]
  }

  private let customs: [String: CountryCustoms]
  private var entries: [String: Entry] = [:]
  /// The country that a currency is a sign of.
  private(set) var homes: [String: String] = [:]
  /// How phone numbers begin, and where.
  private(set) var dialling: [(prefix: [Unicode.Scalar], country: String)] = []

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
          add(Hint(country: country, weight: weight), to: spelling)
        }
      }
      if said.hasOwnCurrency, let currency = said.currency { homes[currency] = country }
      dialling += said.dialling.map { (Array($0.unicodeScalars), country) }
    }
  }

  /// Returns the customs of a country by its ISO 3166-1 alpha-2 code, where they are known.
  subscript(country: String) -> CountryCustoms? { customs[country] }

  /// Returns what a folded word speaks for, by itself and with the word behind it.
  func hints(of word: String, before next: String?) -> [Hint] {
    guard let entry = entries[word] else { return [] }
    guard let next, let more = entry.pairs[next] else { return entry.hints }
    return entry.hints + more
  }

  /// Phrases of more than two words are not looked for.
  private mutating func add(_ hint: Hint, to phrase: [String]) {
    switch phrase.count {
    case 1: entries[phrase[0], default: Entry()].hints.append(hint)
    case 2: entries[phrase[0], default: Entry()].pairs[phrase[1], default: []].append(hint)
    default: break
    }
  }
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
