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
    /// What it speaks for with the words behind it.
    var phrases: [(rest: [String], hints: [Hint])] = []
  }

  private let customs: [String: CountryCustoms]
  private var entries: [String: Entry] = [:]
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
          add(Hint(country: country, weight: weight), to: spelling)
        }
      }
      if said.hasOwnCurrency, let currency = said.currency { homes[currency] = country }
      dialling += said.dialling.map { ($0, country) }
    }
  }

  /// Returns the customs of a country by its ISO 3166-1 alpha-2 code, where they are known.
  subscript(country: String) -> CountryCustoms? { customs[country] }

  /// Returns what the phrases of so many folded words that begin at a word speak for.
  func hints(at place: Int, in words: [String], lengths: ClosedRange<Int>) -> [Hint] {
    guard let entry = entries[words[place]] else { return [] }
    var hints = lengths.contains(1) ? entry.hints : []
    for phrase in entry.phrases where lengths.contains(phrase.rest.count + 1) {
      if words[(place + 1)...].starts(with: phrase.rest) { hints += phrase.hints }
    }
    return hints
  }

  private mutating func add(_ hint: Hint, to phrase: [String]) {
    guard let first = phrase.first else { return }
    let rest = Array(phrase.dropFirst())
    if rest.isEmpty {
      entries[first, default: Entry()].hints.append(hint)
    } else if let place = entries[first]?.phrases.firstIndex(where: { $0.rest == rest }) {
      entries[first]?.phrases[place].hints.append(hint)
    } else {
      entries[first, default: Entry()].phrases.append((rest, [hint]))
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
