/// What a tax number with the letters of its country looks like in capitals, its punctuation left out.
struct TaxNumberShape: Sendable {
  /// The country by its ISO 3166-1 alpha-2 code.
  let country: String
  /// What it begins with.
  let prefix: [Unicode.Scalar]
  /// How long it is, and where its digits stand.
  let length: ClosedRange<Int>
  let digits: Range<Int>
  /// How strongly it speaks for the country.
  let weight: Double

  private init(
    _ country: String, _ prefix: String, _ length: ClosedRange<Int>, digits: Range<Int>, weight: Double
  ) {
    self.country = country
    self.prefix = Array(prefix.unicodeScalars)
    self.length = length
    self.digits = digits
    self.weight = weight
  }

  /// The shapes of all countries that have one of their own.
  static let all = [
    TaxNumberShape("AT", "ATU", 11...11, digits: 3..<11, weight: 4),
    TaxNumberShape("DE", "DE", 11...11, digits: 2..<11, weight: 4),
    TaxNumberShape("CH", "CHE", 12...Int.max, digits: 3..<3, weight: 4),
    TaxNumberShape("FR", "FR", 13...13, digits: 4..<13, weight: 3),
    TaxNumberShape("NL", "NL", 14...14, digits: 2..<11, weight: 4),
    TaxNumberShape("BE", "BE", 12...12, digits: 2..<12, weight: 4),
    TaxNumberShape("PL", "PL", 12...12, digits: 2..<12, weight: 4),
    TaxNumberShape("CZ", "CZ", 10...12, digits: 2..<12, weight: 4),
    TaxNumberShape("GB", "GB", 11...11, digits: 2..<11, weight: 3),
  ]
}
