import ReceiptModel
import Testing

@Suite struct `A currency` {
  @Test(arguments: [("EUR", 2), ("eur", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("KWD", 3), ("TND", 3)])
  func `has the digits of its minor unit`(code: String, exponent: Int) {
    #expect(Currency(code: code)?.exponent == exponent)
    #expect(Currency(code: code)?.code == code.uppercased())
  }

  @Test(arguments: ["", "E", "EURO", "XXX", "€", "DEM", "ÉUR"])
  func `is one that exists`(code: String) {
    #expect(Currency(code: code) == nil)
  }

  @Test func `is one of a sorted list without repeats`() {
    #expect(Currency.allCodes == Set(Currency.allCodes).sorted())
    #expect(Currency.allCodes.allSatisfy { $0.utf8.count == 3 })
    #expect(Currency.allCodes.count > 150)
  }
}
