/// A plain decimal number as text, `-1234.5`: a point, no grouping, no exponent.
///
/// It compares by value, exactly, however many digits it has.
struct PlainDecimal: Hashable, Comparable {
  private let isNegative: Bool
  private let whole: String
  private let fraction: String

  /// Reads a plain decimal, or gives `nil` for any other text.
  init?(_ text: String) {
    var digits = Substring(text)
    let hasSign = digits.first == "-"
    if hasSign { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(Self.isDigits) else { return nil }
    whole = String(parts[0].drop { $0 == "0" })
    fraction = parts.count == 2 ? String(parts[1].reversed().drop { $0 == "0" }.reversed()) : ""
    isNegative = hasSign && !(whole.isEmpty && fraction.isEmpty)
  }

  /// The shortest text of the number: `19`, `5.5`, `0`.
  var text: String {
    (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  static func < (a: PlainDecimal, b: PlainDecimal) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    let (small, large) = a.isNegative ? (b, a) : (a, b)
    // Digits of the same place stand at the same index, so the order of text is the order of value.
    return (small.whole.count, small.whole, small.fraction) < (large.whole.count, large.whole, large.fraction)
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
