import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Reading again` {
  @Test func `finds the stored words in portions`() async throws {
    let ledger = try await TestLedger()
    for number in 1...5 { try await ledger.save("\(number)", sha: number) }
    _ = try await ledger.reserve(TestLedger.file("pending"))
    var ids: [[Int]] = []
    var last = 0
    while case let portion = try await ledger.store.storedDocuments(after: last, limit: 2),
      let end = portion.last
    {
      ids.append(portion.map(\.document.id))
      #expect(portion.allSatisfy { $0.recognised == TestLedger.words() })
      last = end.document.id
    }
    #expect(ids == [[1, 2], [3, 4], [5]])
  }

  @Test func `changes many documents in one transaction, or none`() async throws {
    let ledger = try await TestLedger()
    var documents: [SourceDocument] = []
    for number in 1...2 { documents.append(try await ledger.save("\(number)", sha: number)) }
    let later = try await ledger.store.beginRun(pipeline: "household", version: "2.0")
    try await ledger.store.replaceReceipts(
      documents.map { ($0, [TestLedger.receipt("Better \($0.id)")]) }, run: later)
    #expect(try await ledger.store.receipts().map(\.receipt.merchantName) == ["Better 1", "Better 2"])
    #expect(try await ledger.store.rows("SELECT DISTINCT run_id FROM documents") == ["\(later)"])

    let stranger = SourceDocument(id: 99, path: FilePath("x"))
    await expect(failsWith: "ledger-document-unknown") {
      try await ledger.store.replaceReceipts([(documents[0], []), (stranger, [])], run: later)
    }
    #expect(try await ledger.store.counts().receipts == 2)
  }

  @Test func `leaves a receipt that says the same alone`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.save("a", sha: 1, receipts: [TestLedger.receipt()])
    try await ledger.store.execute("UPDATE receipts SET home_total = 5")
    try await ledger.store.replaceReceipts([(document, [TestLedger.receipt()])], run: ledger.run)
    #expect(try await ledger.store.rows("SELECT home_total FROM receipts") == ["5"])
    var changed = TestLedger.receipt()
    changed.evidence = [
      Evidence(field: "total", valueRaw: "1", valueNorm: "1", page: 1, box: nil, rule: "r", confidence: 1)
    ]
    try await ledger.store.replaceReceipts([(document, [changed])], run: ledger.run)
    #expect(try await ledger.store.rows("SELECT home_total FROM receipts") == ["NULL"])
    #expect(try await ledger.store.receipts().map(\.receipt) == [changed])
  }

  @Test(arguments: ["words = x'0105'", "width = 99999999999"])
  func `tells where stored words are damaged`(damage: String) async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    try await ledger.store.execute("UPDATE pages SET \(damage)")
    await expect(failsWith: "ledger-corrupt") { _ = try await ledger.store.recognisedDocument(id: 1) }
  }

  @Test func `keeps corrections of a receipt that is gone`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.save("a", sha: 1)
    try await ledger.store.execute(
      "INSERT INTO corrections (receipt_id, field, old, new, created_at) VALUES ('1-1', 'total', '1', '2', 'x')"
    )
    try await ledger.store.replaceReceipts([(document, [])], run: ledger.run)
    #expect(try await ledger.store.rows("SELECT receipt_id FROM corrections") == ["1-1"])
  }
}
