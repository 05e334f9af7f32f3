import Foundation
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
    try checkPrinted(receipt, in: fixture)
  }

  /// A miss that was mended must leave the list, so that it cannot come back unseen.
  ///
  /// `RECORD_SNAPSHOTS=1` rewrites the list, and fails.
  @Test func `is read wrong only where the list of known misses says so`() async throws {
    var misses: Set<String> = []
    for fixture in ReceiptFixture.all {
      guard let receipt = try await fixture.read() else { continue }
      for (field, _) in fixture.misses(in: receipt) { misses.insert("\(fixture.name) \(field)") }
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try ReceiptFixture.record(knownMisses: misses.sorted())
      Issue.record("recorded \(misses.count) known misses")
    } else {
      let mended = ReceiptFixture.knownMisses.subtracting(misses)
      #expect(mended.sorted() == [], "mended: remove these lines from known-misses.txt")
    }
  }

  @Test func `exists for every rule that it guards, and for every language`() throws {
    #expect(ReceiptFixture.malformed == [])
    for language in ["eng", "deu", "fra", "ita", "spa", "nld", "por", "pol", "ces"] {
      #expect(ReceiptFixture.all.count { $0.name.hasPrefix("\(language)/") } >= 40, "\(language)")
    }
    #expect(ReceiptFixture.all.count { !$0.name.contains("/") } >= 50)
  }

  /// A date or a total that is not printed is invented.
  private func checkPrinted(_ receipt: Receipt, in fixture: ReceiptFixture) throws {
    // A mended total is not printed as such, and says so.
    guard !receipt.issues.contains(.amountRepaired) else { return }
    // Letters that stand for digits count as printed, and so does a whole amount without its zeros.
    let digits = String(fixture.text.map { Self.lookAlikes[$0] ?? $0 }.filter(\.isNumber))
    if let total = receipt.total {
      let units = total.minorUnits.magnitude
      let isWhole = units.isMultiple(of: 100)
      let isPrinted = digits.contains(String(units)) || isWhole && digits.contains(String(units / 100))
      #expect(isPrinted, "\(fixture.name): \(total.decimalText)")
    }
    if let date = receipt.date {
      #expect(
        digits.contains(String(date.year % 100)) || digits.contains(String(date.year)), "\(fixture.name)")
    }
  }

  private static let lookAlikes: [Character: Character] = [
    "O": "0", "o": "0", "l": "1", "I": "1", "S": "5", "B": "8",
  ]
}
