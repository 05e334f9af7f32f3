/// An amount of money as a whole number of minor units.
///
/// The currency is `nil` where a receipt does not tell; such an amount has
/// ``Currency/unknownExponent`` decimal digits.
public struct Money: Hashable, Sendable, Codable {
  /// Cents, pence, yen: the amount in the smallest unit of the currency.
  public var minorUnits: Int
  /// The currency, where it is known.
  public var currency: Currency?

  /// Creates an amount from its minor units.
  public init(minorUnits: Int, currency: Currency?) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// How many decimal digits the amount has.
  public var exponent: Int { currency?.exponent ?? Currency.unknownExponent }

  /// The amount as plain decimal text with exactly the currency's digits: `-1234.50`, `1200`, `1.234`.
  public var decimalText: String { Self.decimalText(minorUnits: minorUnits, exponent: exponent) }

  /// Returns a whole number of minor units as plain decimal text with a point and `exponent` digits.
  public static func decimalText(minorUnits: Int, exponent: Int) -> String {
    var digits = String(minorUnits.magnitude)
    if digits.count <= exponent {
      digits = String(repeating: "0", count: exponent + 1 - digits.count) + digits
    }
    if exponent > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -exponent)) }
    return minorUnits < 0 ? "-" + digits : digits
  }

  /// Reads plain decimal text (`-1234.5`; a point, no grouping) as an amount, exactly.
  ///
  /// - Returns: `nil` where the text is no plain decimal, has more digits than the currency allows
  ///   (other than zeros), or does not fit.
  public init?(decimalText: String, currency: Currency?) {
    let exponent = currency?.exponent ?? Currency.unknownExponent
    var digits = Substring(decimalText)
    let negative = digits.first == "-"
    if negative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= 2 else { return nil }
    var fraction = parts.count == 2 ? parts[1] : ""
    if parts.count == 2, fraction.isEmpty { return nil }
    while fraction.count > exponent, fraction.last == "0" { fraction.removeLast() }
    guard fraction.count <= exponent, (whole + fraction).utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    let padded = whole + fraction + String(repeating: "0", count: exponent - fraction.count)
    guard let magnitude = Int(padded) else { return nil }
    self.init(minorUnits: negative ? -magnitude : magnitude, currency: currency)
  }
}
