import Foundation
import ReceiptModel
import Testing

@Suite struct `An amount of money` {
  private static let currencies = ["EUR", "JPY", "KWD", nil].map { $0.flatMap { Currency(code: $0) } }

  @Test(
    arguments: [
      (123_450, "EUR", "1234.50"), (-123_450, "EUR", "-1234.50"), (5, "EUR", "0.05"), (-5, "EUR", "-0.05"),
      (0, "EUR", "0.00"), (1_200, "JPY", "1200"), (-1, "JPY", "-1"), (0, "JPY", "0"), (1_234, "KWD", "1.234"),
      (7, "KWD", "0.007"), (1_999, nil, "19.99"), (.max, "EUR", "92233720368547758.07"),
      (.min, "JPY", "-9223372036854775808"),
    ] as [(Int, String?, String)])
  func `is written with exactly the currency's digits`(minorUnits: Int, code: String?, expected: String) {
    let money = Money(minorUnits: minorUnits, currency: code.flatMap { Currency(code: $0) })
    #expect(money.decimalText == expected)
  }

  @Test func `comes back from its text for every amount up to 999999`() {
    #expect((0...999_999).first { !Self.comesBack($0, Currency(code: "EUR")) } == nil)
  }

  @Test(arguments: currencies)
  func `comes back from its text with every exponent and sign`(currency: Currency?) {
    let amounts = Array(-9_999...9_999) + Array(stride(from: 10_000, through: 999_999, by: 89)) + [.max]
    #expect(amounts.first { !Self.comesBack($0, currency) } == nil)
  }

  @Test(arguments: [
    ("12", "EUR", 1_200), ("12.3", "EUR", 1_230), ("12.30", "EUR", 1_230), ("12.300", "EUR", 1_230),
    ("-0.01", "EUR", -1), ("1200.00", "JPY", 1_200), ("1.2", "KWD", 1_200), ("007", "JPY", 7),
    ("48.29", "EUR", 4_829), ("19.99", "EUR", 1_999), ("4.35", "EUR", 435),
  ])
  func `is read from plain decimal text exactly`(text: String, code: String, minorUnits: Int) {
    let money = Money(decimalText: text, currency: Currency(code: code))
    #expect(money?.minorUnits == minorUnits)
  }

  @Test(arguments: [
    "", "-", ".", ".5", "5.", "1.234", "1,5", "1 000", "+1", "1e3", "--1", "1.2.3", "١٢", "1.2-", "NaN",
    "92233720368547758.08", "0x10", " 1",
  ])
  func `is never read from anything else`(text: String) {
    #expect(Money(decimalText: text, currency: Currency(code: "EUR")) == nil)
  }

  @Test(arguments: currencies)
  func `survives coding`(currency: Currency?) throws {
    let money = Money(minorUnits: -1_234, currency: currency)
    let data = try JSONEncoder().encode(money)
    #expect(try JSONDecoder().decode(Money.self, from: data) == money)
  }

  private static func comesBack(_ minorUnits: Int, _ currency: Currency?) -> Bool {
    let money = Money(minorUnits: minorUnits, currency: currency)
    return Money(decimalText: money.decimalText, currency: currency) == money
  }
}
