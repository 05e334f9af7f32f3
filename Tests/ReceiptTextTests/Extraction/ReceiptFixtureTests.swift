import ReceiptModel
import Testing

@Suite struct `A receipt typed as text` {
  @Test(arguments: ReceiptFixture.all)
  func `is read as its fixture says`(fixture: ReceiptFixture) async throws {
    let receipt = try #require(try await fixture.read())
    let misses = fixture.misses(in: receipt)
    for (field, found) in misses where !ReceiptFixture.knownMisses.contains("\(fixture.name) \(field)") {
      let wanted = fixture.expected.filter { $0.field == field }.map(\.value).joined(separator: "; ")
      Issue.record("\(fixture.name): \(field) is '\(found)', not '\(wanted)'")
    }
  }

  /// A miss that was mended must leave the list, so that it cannot come back unseen.
  @Test func `is read wrong only where the list of known misses says so`() async throws {
    var left = ReceiptFixture.knownMisses
    for fixture in ReceiptFixture.all {
      guard let receipt = try await fixture.read() else { continue }
      for (field, _) in fixture.misses(in: receipt) { left.remove("\(fixture.name) \(field)") }
    }
    #expect(left.sorted() == [], "mended: remove these lines from known-misses.txt")
  }

  @Test func `exists for every rule that it guards`() { #expect(ReceiptFixture.all.count >= 50) }

  @Test(arguments: ReceiptFixture.all)
  func `never gives a date or a total that is not printed`(fixture: ReceiptFixture) async throws {
    let receipt = try #require(try await fixture.read())
    // A mended total is not printed as such, and says so.
    guard !receipt.issues.contains(.amountRepaired) else { return }
    let digits = Self.digits(in: fixture.text)
    if let total = receipt.total, !ReceiptFixture.knownMisses.contains("\(fixture.name) total") {
      let units = String(total.minorUnits.magnitude)
      // Thousands of pesos are printed without their minor units.
      let isWhole = units.count >= 6 && units.hasSuffix("00")
      #expect(digits.contains(isWhole ? String(units.dropLast(2)) : units))
    }
    if let date = receipt.date {
      #expect(digits.contains(String(date.year % 100)) || digits.contains(String(date.year)))
    }
  }

  /// The digits of a text, those among them that were misread as letters.
  private static func digits(in text: String) -> String {
    let misread: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1", "S": "5", "B": "8"]
    return String(text.map { misread[$0] ?? $0 }.filter(\.isNumber))
  }
}
