import ReceiptModel
import Testing

@testable import ReceiptExport

@Suite struct `A change of an amount` {
  @Test(arguments: [
    (11_510, 10_000, "+15.10", "+15.1 %"),
    (10_000, 10_000, "0.00", "0.0 %"),
    (9700, 10_000, "-3.00", "-3.0 %"),
    (0, 10_000, "-100.00", "-100.0 %"),
    (10_005, 10_000, "+0.05", "+0.1 %"),
    (9995, 10_000, "-0.05", "-0.1 %"),
    (10_004, 10_000, "+0.04", "0.0 %"),
    (500, 0, "+5.00", "–"),
    (500, -100, "+6.00", "–"),
  ])
  func `is told absolutely and in percent`(now: Int, before: Int, absolute: String, percent: String) throws {
    let currency = try #require(Currency(code: "EUR"))
    let change = Change(
      now: Amount(minorUnits: Int128(now), currency: currency),
      before: Amount(minorUnits: Int128(before), currency: currency))
    #expect(change.absoluteText == absolute)
    #expect(change.percentText == percent)
  }
}
