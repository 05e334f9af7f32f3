import Testing

@testable import Evaluation

struct `An exact number` {
  @Test(arguments: [
    ("2.5", "2.50"), ("2.5", "025e-1"), ("0", "-0.00"), ("1000", "1E3"), ("+7", "7"), (".5", "0.5"),
    ("5.", "5"),
    ("0.1", "0.10000000000000000000"), ("-12.30", "-12.3"),
  ])
  func `compares by value`(a: String, b: String) throws {
    #expect(try #require(ExactNumber(a)) == #require(ExactNumber(b)))
  }

  @Test(arguments: [
    ("2.5", "-2.5"), ("2.5", "25"), ("10", "1"), ("0.1", "0.10000000000000000001"),
    ("90071992547409930", "90071992547409931"),
  ])
  func `differs where the value does`(a: String, b: String) throws {
    #expect(try #require(ExactNumber(a)) != #require(ExactNumber(b)))
  }

  @Test(arguments: ["", "-", ".", "1,5", "1.2.3", "--1", "1e", "1e9999999", "e5", "€5", "٣", "1 000", "NaN"])
  func `is nothing but a decimal number`(text: String) {
    #expect(ExactNumber(text) == nil)
  }
}
