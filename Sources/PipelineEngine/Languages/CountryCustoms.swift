/// What is customary in a country, and by which words its receipts are known.
public struct CountryCustoms: Hashable, Sendable {
  /// The currency's ISO 4217 code; `nil` where it is not given.
  public var currency: String?
  /// Whether an amount in that currency is a sign of the country.
  public var hasOwnCurrency = false
  /// The order of dates in digits; `nil` where it is not given.
  public var dateOrder: ExtractSettings.DateOrder?
  /// How phone numbers begin: `+49`.
  public var dialling: [String] = []
  /// Words, or up to three in a row, that speak for the country, and how strongly: 1 is a hint, 3 decides alone.
  public var evidence: [String: Double] = [:]

  /// Creates customs that say nothing.
  public init() {}

  /// Adds what another file says of the country; what it says of currency and dates counts.
  public mutating func add(_ other: CountryCustoms) {
    currency = other.currency ?? currency
    hasOwnCurrency = hasOwnCurrency || other.hasOwnCurrency
    dateOrder = other.dateOrder ?? dateOrder
    dialling += other.dialling.filter { !dialling.contains($0) }
    evidence.merge(other.evidence) { $1 }
  }
}
