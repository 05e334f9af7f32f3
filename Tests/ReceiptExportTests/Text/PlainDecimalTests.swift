import Testing

@testable import ReceiptExport

@Suite struct `A plain decimal` {
  @Test(arguments: [
    ("19", "19"), ("19.00", "19"), ("5.50", "5.5"), ("007", "7"), ("0.0", "0"), ("-0", "0"),
    ("-1.20", "-1.2"),
  ])
  func `has one shortest text`(text: String, expected: String) throws {
    #expect(try #require(PlainDecimal(text)).text == expected)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1,5", "1e5", "+1", "1.2.3", "１", " 1", "--1", "=1"])
  func `is nothing else`(text: String) {
    #expect(PlainDecimal(text) == nil)
  }

  @Test func `is ordered by value`() throws {
    let ordered = ["-10", "-9.5", "-9.45", "0", "0.05", "0.5", "5", "5.5", "7", "19", "100"]
    let values = ordered.compactMap { PlainDecimal($0) }
    #expect(values.count == ordered.count)
    #expect(values.reversed().sorted() == values)
  }
}
