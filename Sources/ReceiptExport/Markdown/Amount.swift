internal import ReceiptModel

/// A sum of amounts of one currency, in minor units.
///
/// It is wider than ``Money``: a misread total may be as large as an integer gets, and adding it to
/// another must not end the program.
struct Amount: Hashable {
  /// Cents, pence, yen.
  var minorUnits: Int128
  /// The currency.
  let currency: Currency

  /// Creates a sum of nothing.
  static func zero(_ currency: Currency) -> Amount { Amount(minorUnits: 0, currency: currency) }

  /// The amount as plain decimal text with exactly the currency's digits.
  var text: String {
    var digits = String(minorUnits.magnitude)
    let exponent = currency.exponent
    if digits.count <= exponent {
      digits = String(repeating: "0", count: exponent + 1 - digits.count) + digits
    }
    if exponent > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -exponent)) }
    return minorUnits < 0 ? "-" + digits : digits
  }

  /// The same with a `+` before an amount above zero, for differences.
  var signedText: String { minorUnits > 0 ? "+" + text : text }
}
