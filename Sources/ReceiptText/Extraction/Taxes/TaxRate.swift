internal import ReceiptModel

/// Tax rates as whole numbers of hundredths of a percent.
enum TaxRate {
  /// Returns a plain number in hundredths: `19` as 1900, `5,5` as 550.
  static func hundredths(_ number: NumberToken) -> Int? {
    guard number.groups.count <= 2, let whole = Int(String(decoding: number.groups[0], as: UTF8.self)),
      whole <= 100
    else {
      return nil
    }
    guard number.groups.count == 2 else { return whole * 100 }
    let fraction = number.groups[1]
    switch fraction.count {
    case 1: return whole * 100 + Int(fraction[0] - 48) * 10
    case 2...3: return whole * 100 + Int(fraction[0] - 48) * 10 + Int(fraction[1] - 48)
    default: return nil
    }
  }

  /// Returns hundredths of a percent as plain decimal text: 1900 as `19`, 550 as `5.5`.
  static func text(_ hundredths: Int) -> String {
    var text = Money.decimalText(minorUnits: hundredths, exponent: 2)[...]
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }

  /// Whether `tax` is what `rate` puts upon `net`, to the minor unit.
  static func puts(_ rate: Int, on net: Int, _ tax: Int) -> Bool {
    abs(net * rate - tax * 10_000) <= 10_000
  }

  /// Whether `tax` is the part of `gross` that is tax at `rate`, to the minor unit.
  static func holds(_ rate: Int, in gross: Int, _ tax: Int) -> Bool {
    abs(gross * rate - tax * (10_000 + rate)) <= 10_000 + rate
  }
}
