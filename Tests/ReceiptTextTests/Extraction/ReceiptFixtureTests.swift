import ReceiptModel
import Testing

@Suite struct `A receipt typed as text` {
  @Test(arguments: ReceiptFixture.all)
  func `is read as its fixture says`(fixture: ReceiptFixture) async throws {
    let receipt = try #require(try await fixture.read())
    for (field, value) in fixture.expected {
      if field == "issue" {
        #expect(receipt.issues.map(\.rawValue).contains(value), "\(fixture.name): issues \(receipt.issues)")
      } else {
        let found = try #require(ReceiptFixture.value(field, of: receipt), "unknown field \(field)")
        #expect(found == value, "\(fixture.name): \(field)")
      }
    }
  }

  @Test func `exists for every rule that it guards`() { #expect(ReceiptFixture.all.count >= 50) }

  @Test(arguments: ReceiptFixture.all)
  func `never gives a date or a total that is not printed`(fixture: ReceiptFixture) async throws {
    let receipt = try #require(try await fixture.read())
    // A mended total is not printed as such, and says so.
    guard !receipt.issues.contains(.amountRepaired) else { return }
    let digits = fixture.text.filter(\.isNumber)
    if let total = receipt.total { #expect(digits.contains(String(total.minorUnits.magnitude))) }
    if let date = receipt.date {
      #expect(digits.contains(String(date.year % 100)) || digits.contains(String(date.year)))
    }
  }
}
