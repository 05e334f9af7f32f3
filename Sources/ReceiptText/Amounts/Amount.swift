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
    /// Misread, and mended on trial: only arithmetic can make it an amount.
    case mended
  }

  /// The amount in minor units.
  var minorUnits: Int
  /// How it was written.
  var form: Form
  /// The number it was read from.
  var token: NumberToken

  /// Reads a number as money of a currency with `exponent` decimals, or returns `nil` where it is not written so.
  init?(_ token: NumberToken, exponent: Int, style: NumberStyle?) {
    guard !token.isPercent, !token.isSpread, let last = token.groups.last else { return nil }
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

  /// Returns what a misread total can have been, to be tried against the arithmetic.
  ///
  /// A mark before the decimals that was lost or taken for a digit, `1250` or `12750` for `12.50`; where the
  /// currency has no decimals, a yen sign that was taken for a 4.
  static func mended(_ token: NumberToken, exponent: Int) -> [Amount] {
    guard !token.isPercent, !token.isFactor else { return [] }
    var digits = Array(token.groups.joined())
    var values: [[UInt8]] = []
    if token.isSpread {
      values.append(exponent == 2 ? digits : [])
    } else if exponent == 2, token.separators.isEmpty, (3...7).contains(digits.count) {
      values.append(digits)
      if digits.count > 3 {
        var shorter = digits
        shorter.remove(at: digits.count - 3)
        values.append(shorter)
      }
    } else if exponent == 2, token.separators.count == 1, token.groups.last?.count == 3 {
      // A digit that was read as two, `5,417` for `5,47`.
      for place in (digits.count - 3)..<digits.count {
        var shorter = digits
        shorter.remove(at: place)
        values.append(shorter)
      }
    } else if exponent == 0, digits.first == UInt8(ascii: "4"), (3...9).contains(digits.count) {
      digits.removeFirst()
      values.append(digits)
    }
    return values.compactMap { digits in
      guard digits.first != UInt8(ascii: "0") || digits.count == 3,
        let value = Int(String(decoding: digits, as: UTF8.self))
      else {
        return nil
      }
      return Amount(minorUnits: token.isNegative ? -value : value, form: .mended, token: token)
    }
  }

  /// Returns it with another value of as many digits, one of which differs and was misread; `nil` where more do.
  func corrected(to value: Int) -> Amount? {
    let own = Array(String(abs(minorUnits)).utf8)
    let other = Array(String(abs(value)).utf8)
    guard own.count == other.count, own.count > 2, (value < 0) == (minorUnits < 0),
      zip(own, other).count(where: { $0 != $1 }) == 1
    else { return nil }
    return Amount(minorUnits: value, form: .mended, token: token)
  }

  private init(minorUnits: Int, form: Form, token: NumberToken) {
    self.minorUnits = minorUnits
    self.form = form
    self.token = token
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
