import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Documents that share receipts` {
  @Test func `are found by what is new among them`() async throws {
    let ledger = try await TestLedger()
    for (number, name) in ["a_1.jpg", "a_2.jpg", "b_1.jpg", "c.jpg", "a_4.jpg"].enumerated() {
      try await ledger.save(name, sha: number + 1)
    }
    #expect(try await ledger.newMembers() == [1, 2, 3, 5])
    try await ledger.store.finishComparing(except: [3])
    #expect(try await ledger.newMembers() == [3])
    #expect(try await ledger.members() == [3])
    try await ledger.store.finishComparing(except: [])
    #expect(try await ledger.members().isEmpty)
    try await ledger.save("a_3.jpg", sha: 6)
    #expect(try await ledger.members() == [1, 2, 5, 6])
    #expect(try await ledger.newMembers() == [6])
    try await ledger.store.compareAgain()
    #expect(try await ledger.newMembers() == [1, 2, 3, 5, 6])
  }

  @Test func `are named with those that lie elsewhere by now`() async throws {
    let ledger = try await TestLedger()
    let first = try await ledger.save("a_1.jpg", sha: 1)
    try await ledger.save("a_2.jpg", sha: 2)
    try await ledger.share([1, 2])
    try await ledger.store.move(first, to: FilePath("done/x.jpg"))
    try await ledger.save("a_3.jpg", sha: 3)
    let members = try await ledger.store.seriesMembers { SeriesName($0) }.sorted { $0.id < $1.id }
    #expect(members.map(\.id) == [1, 2, 3])
    #expect(members.map(\.first) == [1, 1, 3])
    #expect(members.map(\.part) == [1, 2, 1])
    #expect(members.map(\.isCompared) == [true, true, false])
    #expect(members[0].name == nil)
  }

  @Test func `have them with the first, and none with the others`() async throws {
    let ledger = try await TestLedger()
    for number in 1...3 { try await ledger.save("a_\(number).jpg", sha: number) }
    let displaced = try await ledger.share([3, 1, 2], TestLedger.receipt("Whole"))
    #expect((displaced.receipts, displaced.uncounted) == (3, 0))
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["3-1"])
    #expect(try await ledger.store.receipts().first?.sourcePath == FilePath("scans/a_3.jpg"))
    #expect(
      try await ledger.store.rows("SELECT document_id, state, part_of, part, compared FROM documents") == [
        "1|finished|3|2|1", "2|finished|3|3|1", "3|finished|NULL|NULL|1",
      ])
    #expect(try await ledger.store.files(of: 3).map(\.document.id) == [3, 1, 2])
    #expect(try await ledger.store.files(of: 3).map(\.pages) == [1, 1, 1])
    #expect(try await ledger.store.counts().finished == 3)
    #expect(try await ledger.store.storedDocuments(limit: 9, leavingOutShared: true).isEmpty)
    #expect(try await ledger.store.storedDocuments(limit: 9).count == 3)
    #expect(try await ledger.store.integrityCheck().isEmpty)
  }

  @Test func `are taken apart and put together anew in one transaction, or not at all`() async throws {
    let ledger = try await TestLedger()
    for number in 1...3 { try await ledger.save("a_\(number).jpg", sha: number) }
    try await ledger.share([1, 2, 3])
    let later = try await ledger.store.beginRun(pipeline: "household", version: "2.0")
    let displaced = try await ledger.store.share(
      [
        SharedReceipts(documents: [1], receipts: [TestLedger.receipt("One")]),
        SharedReceipts(documents: [2, 3], receipts: [TestLedger.receipt("Two")]),
      ], compared: [1, 2, 3], run: later)
    #expect((displaced.receipts, displaced.uncounted) == (0, 3))
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["1-1", "2-1"])

    var wrong = TestLedger.receipt("Wrong")
    wrong.total = Money(minorUnits: 1, currency: Currency(code: "JPY"))
    await expect(failsWith: "ledger-refused") { try await ledger.share([1, 2, 3], wrong) }
    #expect(try await ledger.store.receipts().map(\.receiptID) == ["1-1", "2-1"])
    #expect(try await ledger.store.files(of: 2).map(\.document.id) == [2, 3])
  }

  @Test func `keep what is known of a receipt that says the same`() async throws {
    let ledger = try await TestLedger()
    for number in 1...2 { try await ledger.save("a_\(number).jpg", sha: number) }
    try await ledger.share([1, 2])
    try await ledger.store.execute("UPDATE receipts SET home_total = 5, created_at = 'then'")
    try await ledger.share([1, 2])
    #expect(try await ledger.store.rows("SELECT home_total, created_at FROM receipts") == ["5|then"])
  }

  @Test func `are no second pictures of each other, but may be of others`() async throws {
    let ledger = try await TestLedger()
    for number in 1...4 { try await ledger.save("a_\(number).jpg", sha: number) }
    #expect(try await ledger.store.flagPossibleDuplicates() == 3)
    try await ledger.share([1, 2])
    _ = try await ledger.store.flagPossibleDuplicates()
    #expect(try await ledger.flags() == ["1-1|NULL", "3-1|1-1", "4-1|1-1"])
    // The pages of a receipt that starts in another file are found there.
    var late = TestLedger.receipt(nil)
    late.page = 2
    try await ledger.share([3, 4], late)
    _ = try await ledger.store.flagPossibleDuplicates()
    #expect(try await ledger.flags() == ["1-1|NULL", "3-1|1-1"])
  }

  @Test func `stay among themselves where another file has the same bytes`() async throws {
    let ledger = try await TestLedger()
    let lowest = try await ledger.reserve(TestLedger.file("0.jpg"))
    try await ledger.save("a_1.jpg", sha: 1)
    try await ledger.save("a_2.jpg", sha: 2)
    try await ledger.share([2, 3])
    let original = try await ledger.store.finishedDocument(sha256: TestLedger.sha(1))
    try await ledger.store.save(
      lowest, sha256: TestLedger.sha(1), duplicateOf: try original.orFail("no original"), run: ledger.run)
    #expect(
      try await ledger.store.rows("SELECT document_id, state, duplicate_of, part_of FROM documents") == [
        "1|duplicate|2|NULL", "2|finished|NULL|NULL", "3|finished|NULL|2",
      ])
  }
}

extension TestLedger {
  @discardableResult
  fileprivate func share(
    _ documents: [Int], _ receipt: Receipt = TestLedger.receipt()
  ) async throws -> DisplacedReceipts {
    try await store.share(
      [SharedReceipts(documents: documents, receipts: [receipt])], compared: documents, run: run)
  }

  fileprivate func members() async throws -> [Int] {
    try await store.seriesMembers { SeriesName($0) }.map(\.id).sorted()
  }

  fileprivate func newMembers() async throws -> [Int] {
    try await store.seriesMembers { SeriesName($0) }.filter { !$0.isCompared }.map(\.id).sorted()
  }

  fileprivate func flags() async throws -> [String] {
    try await store.rows("SELECT receipt_id, possible_duplicate_of FROM receipts ORDER BY receipt_id")
  }
}
