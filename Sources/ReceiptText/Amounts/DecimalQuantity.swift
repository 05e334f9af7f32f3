/// A quantity as a whole number of thousandths, exactly as printed.
struct DecimalQuantity: Hashable, Sendable {
  private var thousandths: Int
  /// Plain decimal text without needless zeros: `2`, `0.792`.
  let text: String

  /// Reads a number of at most three decimals, whichever mark it is written with.
  init?(_ token: NumberToken) {
    guard token.groups.count <= 2, !token.separators.contains(.grouping) else { return nil }
    let whole = String(decoding: token.groups[0], as: UTF8.self)
    let fraction = token.groups.count == 2 ? String(decoding: token.groups[1], as: UTF8.self) : ""
    self.init(text: fraction.isEmpty ? whole : whole + "." + fraction)
  }

  /// Reads plain decimal text of at most three decimals.
  init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int(first), whole < 1_000_000, parts.count <= 2 else {
      return nil
    }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.count <= 3, let part = Int(fraction.isEmpty ? "0" : fraction) else { return nil }
    var scaled = part
    for _ in fraction.count..<3 { scaled *= 10 }
    thousandths = whole * 1000 + scaled
    var trimmed = fraction[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    self.text = trimmed.isEmpty ? String(whole) : "\(whole).\(trimmed)"
  }

  /// Whether it is more than nothing.
  var isPositive: Bool { thousandths > 0 }

  /// Whether this many at `price` minor units make `amount`, within half a minor unit and a rounding.
  func times(_ price: Int, isNear amount: Int) -> Bool {
    let (product, overflow) = thousandths.multipliedReportingOverflow(by: abs(price))
    return !overflow && price != 0 && abs(product - abs(amount) * 1000) <= 1000
  }
}
