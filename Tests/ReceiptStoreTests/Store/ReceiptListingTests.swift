import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Listing receipts` {
  /// Four documents, saved in an order of its own.
  private func ledger() async throws -> TestLedger {
    let ledger = try await TestLedger()
    try await ledger.save("b", sha: 1, receipts: [TestLedger.receipt("Ärztehaus", date: "2026-09-30")])
    var review = TestLedger.receipt("Bakery", date: "2026-10-01", index: 2)
    review.status = .needsReview
    review.category = "dining"
    let second = TestLedger.receipt("Kiosk", date: "2026-10-01", index: 1)
    try await ledger.save("c", sha: 2, receipts: [review, second])
    try await ledger.save("d", sha: 3, receipts: [TestLedger.receipt(nil, date: nil)])
    try await ledger.save("a", sha: 4, receipts: [TestLedger.receipt("100% Shop", date: "2026-09-30")])
    return ledger
  }

  @Test func `orders by date, path and number, undated last`() async throws {
    let ledger = try await ledger()
    #expect(try await ledger.store.receiptIDs() == ["4-1", "1-1", "2-1", "2-2", "3-1"])
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["4-1", "1-1", "2-1", "2-2", "3-1"])
  }

  @Test func `gives the newest first, undated last`() async throws {
    let ledger = try await ledger()
    #expect(try await ledger.store.receiptIDs(newestFirst: true) == ["2-1", "2-2", "4-1", "1-1", "3-1"])
  }

  @Test(arguments: [
    (filter { $0.from = CalendarDate(iso: "2026-10-01") }, ["2-1", "2-2"]),
    (filter { $0.to = CalendarDate(iso: "2026-09-30") }, ["4-1", "1-1"]),
    (filter { $0.merchant = "ÄRZTE" }, ["1-1"]),
    (filter { $0.merchant = "0%" }, ["4-1"]),
    (filter { $0.merchant = "k" }, ["2-1", "2-2"]),
    (filter { ($0.merchant, $0.limit) = ("k", 1) }, ["2-1"]),
    (filter { $0.category = "dining" }, ["2-2"]),
    (filter { $0.status = .needsReview }, ["2-2"]),
    (filter { $0.limit = 2 }, ["4-1", "1-1"]),
    (filter { $0.limit = 0 }, []),
  ])
  func `keeps to its filter`(filter: ReceiptFilter, ids: [String]) async throws {
    #expect(try await ledger().store.receiptIDs(matching: filter) == ids)
  }

  @Test func `reads receipts in the order asked for, without those it does not have`() async throws {
    let found = try await ledger().store.receipts(ids: ["3-1", "9-9", "1-1"])
    #expect(found.map(\.receiptID) == ["3-1", "1-1"])
  }

  @Test func `knows the months`() async throws {
    let months = try await ledger().store.months()
    #expect(
      months == [CalendarMonth(year: 2026, monthOfYear: 9), CalendarMonth(year: 2026, monthOfYear: 10)])
  }

  @Test func `shows which receipt another may repeat`() async throws {
    let ledger = try await ledger()
    try await ledger.store.execute(
      "UPDATE receipts SET possible_duplicate_of = '1-1' WHERE receipt_id = '4-1'")
    #expect(try await ledger.store.receipt(id: "4-1")?.possibleDuplicateOf == "1-1")
  }

  @Test func `counts what is there`() async throws {
    let ledger = try await ledger()
    _ = try await ledger.reserve(TestLedger.file("e"))
    let counts = try await ledger.store.counts()
    #expect(counts.pending == 1 && counts.finished == 4 && counts.documents == 5)
    #expect(counts.receipts == 5 && counts.needsReview == 1 && counts.undated == 1)
  }

  private static func filter(_ change: (inout ReceiptFilter) -> Void) -> ReceiptFilter {
    var filter = ReceiptFilter()
    change(&filter)
    return filter
  }
}
