import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptText

@Suite struct `A number scanner` {
  /// The amounts of a row in minor units of a currency with two decimals.
  private func amounts(_ text: String, style: NumberStyle? = nil) -> [Int] {
    tokens(text).compactMap { Amount($0, exponent: 2, style: style) }.filter { $0.form == .exact }.map(
      \.minorUnits)
  }

  private func tokens(_ text: String) -> [NumberToken] {
    guard let row = TextRow(words: PrintedText.page(text).words) else { return [] }
    return NumberScanner.numbers(in: RowText(row))
  }

  @Test(arguments: [
    ("TOTAL 12.30", [1230]), ("SUMME 12,30", [1230]), ("1.234,56", [123_456]), ("1,234.56", [123_456]),
    ("CHF 1'234.50", [123_450]), ("CHF 1\u{2019}234.50", [123_450]), ("1\u{A0}234,50", [123_450]),
    ("RM12.00", [1200]), ("€9,99", [999]), ("9,99€", [999]), ("9,99 €", [999]), ("$ 4.35", [435]),
    ("-3.75", [-375]), ("3,75-", [-375]), ("(3.75)", [-375]), ("-$2,525.54", [-252_554]),
    ("R$ -2,00", [-200]),
    ("\u{2212}1,00", [-100]), ("40 ,00", [4000]), ("1, 99", [199]), ("35. 00", [3500]), ("RM .02", [2]),
    ("2 x 1,29 2,58", [129, 258]), ("3.50A", [350]), ("EUR 26 90", [2690]),
    ("12:30", []), ("05251/56677", []), ("1.2.3.4", []), ("19%", []), ("7,00 %", []), ("4002245701618", []),
  ])
  func `reads amounts as they are printed`(text: String, expected: [Int]) {
    #expect(amounts(text) == expected)
  }

  @Test(arguments: [
    ("1O.5O", 1050), ("l2,3O", 1230), ("S5.00", 5500), ("RMO.01", 1), ("1B.00", 1800), ("RM53. 6O", 5360),
  ])
  func `reads letters as digits inside amounts`(text: String, expected: Int) throws {
    let token = try #require(tokens(text).first)
    #expect(token.isRepaired)
    #expect(Amount(token, exponent: 2, style: nil)?.minorUnits == expected)
  }

  @Test(arguments: [("TOTAL 1 5 40", 1540), ("TOTAL 1 5 . 4 0", 1540), ("TOTAL RM 4 2 0", 420)])
  func `puts the digits of a wide total together, on trial`(text: String, expected: Int) throws {
    let row = try #require(TextRow(words: PrintedText.page(text).words))
    let token = try #require(NumberScanner.numbers(in: RowText(row), isTotal: true).last)
    #expect(Amount(token, exponent: 2, style: nil) == nil)
    #expect(Amount.mended(token, exponent: 2).map(\.minorUnits) == [expected])
  }

  @Test(arguments: [
    "TOTAL 1 5", "TOTAL 12 5 40", "TOTAL 1 5 4 x", "TOTAL 1 .5 40", "TOTA1 24.44", "TOTAL 0 21,75",
  ])
  func `puts no other digits together`(text: String) throws {
    let row = try #require(TextRow(words: PrintedText.page(text).words))
    let isSpread = NumberScanner.numbers(in: RowText(row), isTotal: true).contains(where: \.isSpread)
    #expect(!isSpread)
  }

  @Test func `corrects one digit only`() throws {
    let token = try #require(tokens("46.56").first)
    let amount = try #require(Amount(token, exponent: 2, style: nil))
    #expect(amount.corrected(to: 4655)?.minorUnits == 4655)
    #expect(amount.corrected(to: 4655)?.form == .mended)
    for other in [4656, 4565, 465, -4655] { #expect(amount.corrected(to: other) == nil) }
  }

  @Test(arguments: ["COSTCO", "BIO", "SOS", "IOI", "S.O.S", "Oslo", "B.I.O"])
  func `leaves words alone`(text: String) { #expect(tokens(text).isEmpty) }

  @Test(arguments: ["TOTAL 3.000", "1.234"])
  func `is in doubt about three decimals`(text: String) throws {
    let token = try #require(tokens(text).last)
    #expect(Amount(token, exponent: 2, style: nil)?.form == .ambiguous)
    #expect(Amount(token, exponent: 2, style: .comma)?.form == .whole)
    #expect(Amount(token, exponent: 2, style: .point) == nil)
    #expect(Amount(token, exponent: 3, style: .point)?.form == .exact)
  }

  @Test func `reads what it writes`() throws {
    for minor in stride(from: 0, through: 999_999, by: 37) {
      let plain = Money.decimalText(minorUnits: minor, exponent: 2)
      let comma = plain.replacing(".", with: ",")
      let token = try #require(tokens(plain).first)
      #expect(Amount(token, exponent: 2, style: .point)?.minorUnits == minor)
      let other = try #require(tokens(comma).first)
      #expect(Amount(other, exponent: 2, style: .comma)?.minorUnits == minor)
    }
  }

  @Test(arguments: [(["1.234,56", "7,00"], NumberStyle.comma), (["1,234.56", "7.00"], .point)])
  func `tells the style by all amounts`(texts: [String], style: NumberStyle) {
    #expect(NumberStyle(of: texts.flatMap { tokens($0) }) == style)
  }

  @Test func `does not tell a style from one number of each`() {
    #expect(NumberStyle(of: ["1,00", "1.00"].flatMap { tokens($0) }) == nil)
  }
}
