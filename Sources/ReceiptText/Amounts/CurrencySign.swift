internal import ReceiptModel

/// A currency's sign or code as printed.
struct CurrencySign: Hashable, Sendable {
  /// The currencies it can stand for; one where it is unambiguous.
  var codes: [String]
  /// Whether it is an ISO code rather than a sign.
  var isCode: Bool

  /// Finds the sign that ends right before `end`, skipping at most one blank.
  static func before(_ end: Int, in scalars: [Unicode.Scalar]) -> (sign: CurrencySign, start: Int)? {
    var stop = end
    if stop > 0, scalars[stop - 1] == " " || scalars[stop - 1] == ":" { stop -= 1 }
    for length in stride(from: min(4, stop), through: 1, by: -1) {
      let start = stop - length
      guard let sign = table[Self.key(scalars[start..<stop])] else { continue }
      let isWord = scalars[start].isLetter
      if isWord, start > 0, scalars[start - 1].isLetter { continue }
      return (sign, start)
    }
    return nil
  }

  /// Finds the sign that starts right after `start`, skipping at most one blank.
  static func after(_ start: Int, in scalars: [Unicode.Scalar]) -> (sign: CurrencySign, end: Int)? {
    var begin = start
    if begin < scalars.count, scalars[begin] == " " { begin += 1 }
    for length in stride(from: min(4, scalars.count - begin), through: 1, by: -1) {
      let end = begin + length
      guard let sign = table[Self.key(scalars[begin..<end])] else { continue }
      if scalars[end - 1].isLetter, end < scalars.count, scalars[end].isLetter {
        continue
      }
      return (sign, end)
    }
    return nil
  }

  /// Returns the sign that a whole word is, if it is one.
  static func of(word: String) -> CurrencySign? {
    let trimmed = word.unicodeScalars.drop { "(.:[".unicodeScalars.contains($0) }
    let kept = trimmed.reversed().drop { ").:],".unicodeScalars.contains($0) }.reversed()
    return kept.count <= 4 ? table[String(String.UnicodeScalarView(kept)).uppercased()] : nil
  }

  private static func key(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars)).uppercased()
  }

  private static let table: [String: CurrencySign] = {
    var table: [String: CurrencySign] = [:]
    let codes = """
      EUR USD GBP CHF MYR SGD AUD NZD CAD INR JPY CNY PLN CZK HUF SEK NOK DKK BRL MXN KWD BHD THB IDR PHP KRW TRY \
      ZAR AED SAR HKD TWD VND ISK RON BGN ILS ARS COP PEN
      """
    for code in codes.split(separator: " ") {
      table[String(code)] = CurrencySign(codes: [String(code)], isCode: true)
    }
    let signs: [(String, String)] = [
      ("€", "EUR"), ("EURO", "EUR"), ("£", "GBP"), ("RM", "MYR"), ("S$", "SGD"), ("A$", "AUD"),
      ("AU$", "AUD"),
      ("US$", "USD"), ("C$", "CAD"), ("CA$", "CAD"), ("NZ$", "NZD"), ("HK$", "HKD"), ("NT$", "TWD"),
      ("R$", "BRL"),
      ("₹", "INR"), ("RS", "INR PKR LKR"), ("RS.", "INR PKR LKR"), ("₩", "KRW"), ("¥", "JPY CNY"),
      ("円", "JPY"), ("元", "CNY"),
      ("ZŁ", "PLN"), ("ZL", "PLN"), ("KČ", "CZK"), ("KC", "CZK"), ("$", "USD CAD AUD SGD NZD MXN HKD"),
      ("KR", "SEK NOK DKK ISK"), ("KR.", "DKK SEK NOK"), ("FR.", "CHF"), ("SFR", "CHF"), ("SFR.", "CHF"),
      ("FT", "HUF"),
      ("₺", "TRY"), ("₽", "RUB"), ("฿", "THB"), ("₫", "VND"), ("₱", "PHP"), ("₪", "ILS"), ("RP", "IDR"),
      ("KD", "KWD"),
    ]
    for (sign, codes) in signs {
      table[sign] = CurrencySign(codes: codes.split(separator: " ").map(String.init), isCode: false)
    }
    return table
  }()
}
