/// A quantity or a unit price as a whole number of ten-thousandths, exactly as printed.
struct DecimalQuantity: Hashable, Sendable {
  private var scaled: Int
  /// Plain decimal text without needless zeros: `2`, `0.792`.
  let text: String

  private static let decimals = 4

  /// Reads a number of at most four decimals, whichever mark it is written with.
  init?(_ token: NumberToken) {
    guard token.groups.count <= 2, !token.separators.contains(.grouping) else { return nil }
    let whole = String(decoding: token.groups[0], as: UTF8.self)
    let fraction = token.groups.count == 2 ? String(decoding: token.groups[1], as: UTF8.self) : ""
    self.init(text: fraction.isEmpty ? whole : whole + "." + fraction)
  }

  /// Reads plain decimal text of at most four decimals.
  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int(first), whole < 1_000_000, parts.count <= 2 else {
      return nil
    }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.count <= Self.decimals, let part = Int(fraction.isEmpty ? "0" : fraction) else {
      return nil
    }
    scaled = whole * Self.power(Self.decimals) + part * Self.power(Self.decimals - fraction.count)
    var trimmed = fraction[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    self.text = trimmed.isEmpty ? String(whole) : "\(whole).\(trimmed)"
  }

  /// Whether it is more than nothing.
  var isPositive: Bool { scaled > 0 }
  /// Whether it is a whole number.
  var isWhole: Bool { scaled % Self.power(Self.decimals) == 0 }

  /// Returns it as minor units of a currency with `exponent` decimals, or `nil` where it is finer than those.
  func minorUnits(exponent: Int) -> Int? {
    guard (0...Self.decimals).contains(exponent) else { return nil }
    let unit = Self.power(Self.decimals - exponent)
    return scaled % unit == 0 ? scaled / unit : nil
  }

  /// Whether this many at `price` minor units make `amount`, within half a minor unit and a rounding.
  func times(_ price: Int, isNear amount: Int) -> Bool {
    let unit = Self.power(Self.decimals)
    let (product, overflow) = scaled.multipliedReportingOverflow(by: abs(price))
    let (wanted, tooMuch) = abs(amount).multipliedReportingOverflow(by: unit)
    return !overflow && !tooMuch && price != 0 && abs(product - wanted) <= unit
  }

  /// Whether this many at a price of up to four decimals make `amount` minor units.
  func times(_ price: DecimalQuantity, isNear amount: Int, exponent: Int) -> Bool {
    guard (0...Self.decimals).contains(exponent) else { return false }
    let unit = Self.power(2 * Self.decimals - exponent)
    let (product, overflow) = scaled.multipliedReportingOverflow(by: price.scaled)
    let (wanted, tooMuch) = abs(amount).multipliedReportingOverflow(by: unit)
    return !overflow && !tooMuch && price.scaled != 0 && abs(product - wanted) <= unit
  }

  private static func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
