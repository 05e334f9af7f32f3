import Foundation
import ReceiptModel
import Testing

/// Reading them all takes long: one at a time leaves a core to the other tests.
@Suite(.serialized) struct `A receipt typed as text` {
  /// A field that is read wrong must stand in the list of known misses; one that was mended must leave the list, so that
  /// it cannot come back unseen.
  @Test(arguments: ReceiptFixture.all)
  func `is read as its fixture says`(fixture: ReceiptFixture) async throws {
    let receipt = try #require(try await fixture.read())
    let misses = fixture.misses(in: receipt)
    let known = ReceiptFixture.knownMisses[fixture.name] ?? []
    for (field, found) in misses where !known.contains(field) {
      let wanted = fixture.expected.filter { $0.field == field }.map(\.value).joined(separator: "; ")
      Issue.record("\(fixture.name): \(field) is '\(found)', not '\(wanted)'")
    }
    let mended = known.subtracting(misses.map(\.field))
    #expect(mended.sorted() == [], "mended: remove from known-misses.txt")
    try checkPrinted(receipt, in: fixture)
  }

  @Test func `has known misses of fixtures alone`() {
    let unknown = Set(ReceiptFixture.knownMisses.keys).subtracting(ReceiptFixture.all.map(\.name))
    #expect(unknown.sorted() == [], "no such fixture: remove these lines from known-misses.txt")
  }

  /// `RECORD_SNAPSHOTS=1` rewrites the list of known misses, and fails.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"))
  func `has its misses recorded`() async throws {
    var misses: [String] = []
    for fixture in ReceiptFixture.all {
      guard let receipt = try await fixture.read() else { continue }
      misses += fixture.misses(in: receipt).map { "\(fixture.name) \($0.field)" }
    }
    try ReceiptFixture.record(knownMisses: misses.sorted())
    Issue.record("recorded \(misses.count) known misses")
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
