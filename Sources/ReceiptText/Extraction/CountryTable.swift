internal import ReceiptModel

/// What is customary in a country.
struct CountryCustoms: Hashable, Sendable {
  /// The currency's ISO code.
  var currency: String
  /// The order of dates in digits.
  var dateOrder: DateReading.Order

  /// Returns the customs of a country by its ISO 3166-1 alpha-2 code, where they are known.
  static func of(_ country: String) -> CountryCustoms? { table[country] }

  private static let table: [String: CountryCustoms] = {
    let euro = "AT BE DE ES FI FR GR IE IT LU NL PT SK SI EE LV LT HR CY MT"
    var table: [String: CountryCustoms] = [:]
    for code in euro.split(separator: " ") {
      table[String(code)] = CountryCustoms(currency: "EUR", dateOrder: .dayMonthYear)
    }
    let others = """
      GB:GBP CH:CHF LI:CHF MY:MYR SG:SGD AU:AUD NZ:NZD IN:INR PL:PLN CZ:CZK BR:BRL DK:DKK NO:NOK TH:THB ID:IDR AE:AED \
      KW:KWD BH:BHD MX:MXN RO:RON BG:BGN TR:TRY AR:ARS CO:COP IL:ILS VN:VND HK:HKD
      """
    for pair in others.split(separator: " ") {
      let parts = pair.split(separator: ":").map(String.init)
      table[parts[0]] = CountryCustoms(currency: parts[1], dateOrder: .dayMonthYear)
    }
    table["US"] = CountryCustoms(currency: "USD", dateOrder: .monthDayYear)
    table["PH"] = CountryCustoms(currency: "PHP", dateOrder: .monthDayYear)
    for (country, currency) in [
      "JP": "JPY", "CN": "CNY", "KR": "KRW", "TW": "TWD", "HU": "HUF", "SE": "SEK", "CA": "CAD",
    ] {
      table[country] = CountryCustoms(currency: currency, dateOrder: .yearMonthDay)
    }
    table["CA"]?.dateOrder = .monthDayYear
    return table
  }()
}
