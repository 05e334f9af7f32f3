/// A decimal number that compares by value, exactly: `2.5`, `2.50` and `25e-1` are the same.
public struct ExactNumber: Hashable, Sendable {
  private let isNegative: Bool
  /// The digits without zeros at either end; none for zero.
  private let digits: String
  /// The power of ten that the last digit stands for.
  private let exponent: Int

  /// Reads a decimal number with a point, and an exponent where it has one; `nil` for any other text.
  public init?(_ text: String) {
    var rest = Substring(text)
    let sign = rest.first
    if sign == "-" || sign == "+" { rest.removeFirst() }
    var power = 0
    if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let written = Int(rest[rest.index(after: mark)...]), abs(written) < 1_000_000 else { return nil }
      power = written
      rest = rest[..<mark]
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    var digits = parts[0] + fraction
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    power -= fraction.utf8.count
    while digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    self.digits = String(digits.drop { $0 == "0" })
    exponent = self.digits.isEmpty ? 0 : power
    isNegative = sign == "-" && !self.digits.isEmpty
  }
}
