/// Numbers as text with a point, whatever the locale.
enum DecimalText {
  /// Returns a number of less than a thousand million with a fixed count of digits after the point.
  static func of(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    guard number.isFinite, abs(number) < 1e9 else { return "–" }
    // Ties go to the even digit, as in the C library.
    let scaled = Int((abs(number) * Double(scale)).rounded(.toNearestOrEven))
    let fraction = String(scaled % scale)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(scaled) }
    return sign + "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// Returns a change with its sign; a change too small to show has none.
  static func change(_ number: Double, digits: Int) -> String {
    let text = of(number, digits: digits)
    let isNothing = text.allSatisfy { "-0.".contains($0) }
    return number > 0 && !isNothing ? "+" + text : text
  }
}
