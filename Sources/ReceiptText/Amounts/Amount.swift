/// A number read as money.
struct Amount: Hashable, Sendable {
  /// How sure the reading of the digits as minor units is.
  enum Form: Hashable, Sendable {
    /// Written with exactly the currency's decimals.
    case exact
    /// Written without decimals where the currency has some.
    case whole
    /// Groups of three that can be thousands or three decimals.
    case ambiguous
  }

  /// The amount in minor units.
  var minorUnits: Int
  /// How it was written.
  var form: Form
  /// The number it was read from.
  var token: NumberToken

  /// Reads a number as money of a currency with `exponent` decimals, or returns `nil` where it is not written so.
  init?(_ token: NumberToken, exponent: Int, style: NumberStyle?) {
    guard !token.isPercent, let last = token.groups.last else { return nil }
    self.token = token
    let mark = token.separators.last
    let wholeGroups = token.groups.dropLast()
    let decimals: Int
    if mark == nil {
      (decimals, form) = (0, exponent == 0 ? .exact : .whole)
    } else if mark != .grouping, last.count == exponent, exponent != 3 || style?.mark == mark || style == nil
    {
      guard Self.areThousands(wholeGroups) else { return nil }
      // The same mark before thousands and decimals is a list or a date, not an amount.
      if token.separators.dropLast().contains(where: { $0 == mark }) { return nil }
      (decimals, form) = (exponent, .exact)
    } else if mark != .grouping, last.count == 2, exponent == 0 {
      guard last == [48, 48], Self.areThousands(wholeGroups) else { return nil }
      (decimals, form) = (2, .exact)
    } else if last.count == 3, Self.areThousands(token.groups[...]) {
      // Three decimals are a weight or a misreading, never an amount.
      if exponent != 0, mark != .grouping, token.separators.count == 1, style?.mark == mark { return nil }
      let isThousands =
        mark == .grouping || token.separators.count > 1 || style.map { $0.mark != mark } == true
      (decimals, form) = (0, exponent == 0 ? .exact : isThousands ? .whole : .ambiguous)
    } else {
      return nil
    }
    let digits = token.groups.joined()
    guard digits.count <= 12, let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    var minor = value
    for _ in 0..<max(0, exponent - decimals) { minor *= 10 }
    for _ in 0..<max(0, decimals - exponent) { minor /= 10 }
    minorUnits = token.isNegative ? -minor : minor
  }

  private static func areThousands(_ groups: ArraySlice<[UInt8]>) -> Bool {
    guard let first = groups.first else { return true }
    if groups.count == 1 { return true }
    return (1...3).contains(first.count) && groups.dropFirst().allSatisfy { $0.count == 3 }
  }
}

extension NumberStyle {
  /// The mark before the decimals.
  var mark: NumberToken.Separator { self == .point ? .point : .comma }
}
