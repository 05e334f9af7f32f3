/// A currency by its ISO 4217 code, with the number of digits of its minor unit.
///
/// Source of codes and exponents: ISO 4217, list one.
public struct Currency: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The three-letter code in capitals, for example `EUR`.
  public let code: String
  /// How many decimal digits the minor unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: Int

  /// Creates a known currency, or `nil` where `code` is not an active ISO 4217 code (any case).
  public init?(code: String) {
    let upper = code.uppercased()
    guard let exponent = Self.exponents[upper] else { return nil }
    self.code = upper
    self.exponent = exponent
  }

  /// The code.
  public var description: String { code }

  /// Orders by code.
  public static func < (a: Currency, b: Currency) -> Bool { a.code < b.code }

  /// The exponent that amounts of an unknown currency are held in.
  public static let unknownExponent = 2

  /// Every known code, sorted.
  public static let allCodes: [String] = exponents.keys.sorted()

  private static let exponents: [String: Int] = {
    var table: [String: Int] = [:]
    let two = """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF \
      CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG \
      HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU \
      MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR \
      SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED \
      VES WST XCD YER ZAR ZMW ZWG
      """
    for code in two.split(separator: " ") { table[String(code)] = 2 }
    let none = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"
    for code in none.split(separator: " ") { table[String(code)] = 0 }
    for code in "BHD IQD JOD KWD LYD OMR TND".split(separator: " ") { table[String(code)] = 3 }
    return table
  }()
}

extension Currency: Codable {
  /// Decodes a currency from its code.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a code that ISO 4217 does not have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency(code: code) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown currency code")
    }
    self = currency
  }

  /// Encodes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
