internal import PipelineEngine
internal import ReceiptModel

/// Decides a receipt's currency: by code, by sign, by country; else by the settings, and says which.
struct CurrencyReader {
  let rows: [ReadRow]
  let printed: PrintedCurrencies
  let country: CountryEvidence
  let settings: ExtractSettings

  /// Returns the currency and how it is known.
  func currency() -> (currency: Currency, source: CurrencySource)? {
    var votes: [CurrencySign: Double] = [:]
    // SDN BHD 1234-X is a company, not an amount of dinars.
    for row in rows where !row.concepts.contains(.legalForm) {
      for number in row.numbers {
        guard let sign = number.currency else { continue }
        votes[sign, default: 0] += row.role == nil ? 1 : 2
      }
      // Signs also stand alone, at the head of a column: AMOUNT (RM). In other rows they mean something else: SDN BHD.
      let isHead = !row.concepts.isDisjoint(with: [
        .amount, .price, .total, .due, .tax, .paid, .cash, .card, .change,
      ])
      guard isHead || row.folded.count <= 1 else { continue }
      for word in row.text.row.words {
        guard let sign = CurrencySign.of(word: word.text), sign.isCode || sign.codes.count == 1 else {
          continue
        }
        guard sign.isCode || word.text.count >= 2 || word.text.unicodeScalars.allSatisfy({ !$0.isASCII })
        else { continue }
        votes[sign, default: 0] += 1
      }
      if isHead, Self.namesEuros(row.folded) { votes[.euro, default: 0] += 1 }
    }
    if let named = printed.named {
      votes[CurrencySign(codes: [named], isCode: true), default: 0] += 3
    }
    if votes.isEmpty, printed.isRand { votes[.rand] = 2 }
    let home = country.country
    if let best = strongest(votes.filter { $0.key.codes.count == 1 }, favouring: home) { return best }
    if let ambiguous = votes.max(by: { ($0.value, $1.key.codes.joined()) < ($1.value, $0.key.codes.joined()) }
    )?.key,
      let code = resolve(ambiguous, home)
    {
      return code
    }
    if let home, let code = country.customs(of: home)?.currency, let currency = Currency(code: code) {
      return (currency, .country)
    }
    let shared = Set(country.candidates.compactMap { country.customs(of: $0)?.currency })
    if shared.count == 1, let code = shared.first, let currency = Currency(code: code) {
      return (currency, .country)
    }
    return settings.homeCurrency.map { ($0, .default) }
  }

  /// Whether a row names the currency in full, if only with a gap: `TO TAL EU ROS`.
  private static func namesEuros(_ words: [String]) -> Bool {
    words.contains("euros") || zip(words, words.dropFirst()).contains { $0 + $1 == "euros" }
  }

  private func strongest(
    _ votes: [CurrencySign: Double], favouring home: String?
  ) -> (currency: Currency, source: CurrencySource)? {
    var byCode: [String: (weight: Double, isCode: Bool)] = [:]
    for (sign, weight) in votes {
      let known = byCode[sign.codes[0]] ?? (0, false)
      byCode[sign.codes[0]] = (known.weight + weight, known.isCode || sign.isCode)
    }
    let own = home.flatMap { country.customs(of: $0)?.currency }
    if let own, byCode[own] != nil { byCode[own]?.weight += 2 }
    // One foreign sign against a country that is plain is a misread sign.
    if let own, byCode[own] == nil, country.isPlain,
      byCode.values.allSatisfy({ $0.weight <= 2 && !$0.isCode })
    {
      return nil
    }
    guard let best = byCode.max(by: { ($0.value.weight, $1.key) < ($1.value.weight, $0.key) }),
      let currency = Currency(code: best.key)
    else { return nil }
    return (currency, best.value.isCode ? .code : .symbol)
  }

  private func resolve(_ sign: CurrencySign, _ home: String?) -> (currency: Currency, source: CurrencySource)?
  {
    let wanted = ([home].compactMap { $0 } + settings.countries).compactMap {
      country.customs(of: $0)?.currency
    }
    let code = (wanted + [settings.homeCurrency?.code].compactMap { $0 }).first { sign.codes.contains($0) }
    return code.flatMap { Currency(code: $0) }.map { ($0, .symbol) }
  }
}
