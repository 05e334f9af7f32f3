import ReceiptModel
import Testing

@Suite struct `A receipt typed as text` {
  private static let lookAlikes: [Character: Character] = [
    "O": "0", "o": "0", "l": "1", "I": "1", "S": "5", "B": "8",
  ]

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
    // Letters that stand for digits count as printed, and so does a whole amount without its zeros.
    let digits = String(fixture.text.compactMap { Self.lookAlikes[$0] ?? ($0.isNumber ? $0 : nil) })
    if let total = receipt.total {
      let units = total.minorUnits.magnitude
      let isWhole = units.isMultiple(of: 100)
      #expect(digits.contains(String(units)) || isWhole && digits.contains(String(units / 100)))
    }
    if let date = receipt.date {
      #expect(digits.contains(String(date.year % 100)) || digits.contains(String(date.year)))
    }
  }
}
