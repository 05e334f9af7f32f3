internal import ReceiptModel

/// A currency's sign or code as printed.
struct CurrencySign: Hashable, Sendable {
  /// The currencies it can stand for; one where it is unambiguous.
  var codes: [String]
  /// Whether it is an ISO code rather than a sign.
  var isCode: Bool

  /// The euro, and the rand, whose sign is a plain letter that only whole receipts can tell.
  static let euro = CurrencySign(codes: ["EUR"], isCode: false)
  static let rand = CurrencySign(codes: ["ZAR"], isCode: false)

  /// Finds the sign that ends right before `end`, skipping at most one blank.
  static func before(_ end: Int, in scalars: [Unicode.Scalar]) -> (sign: CurrencySign, start: Int)? {
    var stop = end
    if stop > 0, scalars[stop - 1] == " " || scalars[stop - 1] == ":" { stop -= 1 }
    for length in stride(from: min(longest, stop), through: 1, by: -1) {
      let start = stop - length
      if start > 0, scalars[start].isLetter, scalars[start - 1].isLetter { continue }
      if let sign = spelt(scalars[start..<stop]) { return (sign, start) }
    }
    return nil
  }

  /// Finds the sign that starts right after `start`, skipping at most one blank.
  static func after(_ start: Int, in scalars: [Unicode.Scalar]) -> (sign: CurrencySign, end: Int)? {
    var begin = start
    if begin < scalars.count, scalars[begin] == " " { begin += 1 }
    for length in stride(from: min(longest, scalars.count - begin), through: 1, by: -1) {
      let end = begin + length
      if end < scalars.count, scalars[end - 1].isLetter, scalars[end].isLetter { continue }
      if let sign = spelt(scalars[begin..<end]) { return (sign, end) }
    }
    return nil
  }

  /// Returns the sign that a whole word is, if it is one.
  static func of(word: String) -> CurrencySign? {
    var kept = word.utf8[...]
    while let first = kept.first, opening.contains(first) { kept.removeFirst() }
    while let last = kept.last, closing.contains(last) { kept.removeLast() }
    // No scalar takes more than four bytes.
    return kept.count <= 4 * longest ? spelt(Substring(kept).unicodeScalars) : nil
  }

  /// Returns the sign that scalars spell, in capitals or small letters.
  ///
  /// It is asked several times for every number and word, and nearly always of ASCII: four such scalars are a number,
  /// which is found faster than a string.
  private static func spelt(_ scalars: some Collection<Unicode.Scalar>) -> CurrencySign? {
    var packed: UInt32 = 0
    var count = 0
    for scalar in scalars {
      count += 1
      guard count <= longest else { return nil }
      guard scalar.isASCII else {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text.unicodeScalars.count <= longest ? table[text.uppercased()] : nil
      }
      packed = packed << 8 | (scalar.isSmall ? scalar.value - 32 : scalar.value)
    }
    return packedTable[packed]
  }

  /// The signs in ASCII, by their four letters or fewer as one number.
  private static let packedTable: [UInt32: CurrencySign] = {
    var packed: [UInt32: CurrencySign] = [:]
    for (text, sign) in table where text.isASCII {
      packed[text.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = sign
    }
    return packed
  }()

  /// The longest sign has so many scalars.
  private static let longest = 4
  private static let opening = Array("(.:[".utf8)
  private static let closing = Array(").:],".utf8)

  private static let table: [String: CurrencySign] = {
    var table: [String: CurrencySign] = [:]
    let codes = """
      EUR USD GBP CHF MYR SGD AUD NZD CAD INR JPY CNY PLN CZK HUF SEK NOK DKK BRL MXN KWD BHD THB IDR PHP KRW TRY \
      ZAR AED SAR HKD TWD VND ISK RON BGN ILS ARS COP PEN CLP UYU
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
      ("ZŁ", "PLN"), ("ZL", "PLN"), ("KČ", "CZK"), ("KC", "CZK"),
      ("$", "USD CAD AUD SGD NZD MXN HKD ARS CLP COP UYU TWD"),
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
