import Diagnostics
import PipelineEngine
import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Two writers` {
  @Test func `take turns`() async throws {
    let ledger = try await TestLedger()
    let store = try await TestLedger.open(ledger.path, busyTimeout: .seconds(60))
    let other = try Connection(ledger.path, access: .readWrite, busyTimeout: .zero)
    try other.execute("BEGIN IMMEDIATE")
    async let run = store.beginRun(pipeline: "second", version: "1")
    // The lock is held for as long as this takes.
    try other.execute(
      """
      INSERT INTO corrections (receipt_id, field, created_at)
      WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      SELECT i, 'total', 'now' FROM n;
      COMMIT
      """)
    #expect(try await run == ledger.run + 1)
    #expect(try await store.rows("SELECT count(*) FROM corrections") == ["100000"])
  }

  @Test func `do not wait for ever`() async throws {
    let ledger = try await TestLedger()
    let document = try await ledger.reserve(TestLedger.file("a"))
    let other = try Connection(ledger.path, access: .readWrite, busyTimeout: .zero)
    try other.execute("BEGIN IMMEDIATE")
    await expect(failsWith: "ledger-locked") {
      try await ledger.store.save(
        document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [], run: ledger.run)
    }
    try other.execute("ROLLBACK")
    try await ledger.store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [], run: ledger.run)
    #expect(try await ledger.store.counts().finished == 1)
  }

  @Test func `are waited for once, and not by each who comes after (B88)`() async throws {
    let ledger = try await TestLedger()
    let store = try await TestLedger.open(ledger.path, busyTimeout: .milliseconds(300))
    let other = try Connection(ledger.path, access: .readWrite, busyTimeout: .zero)
    try other.execute("BEGIN IMMEDIATE")
    for _ in 1...3 {
      await expect(failsWith: "ledger-locked") { _ = try await store.beginRun(pipeline: "p", version: "1") }
      #expect(try await store.rows("PRAGMA busy_timeout") == ["50"])
    }
    try other.execute("ROLLBACK")
    _ = try await store.beginRun(pipeline: "p", version: "1")
    #expect(try await store.rows("PRAGMA busy_timeout") == ["300"])
  }

  @Test func `lose nothing at the same time`() async throws {
    let ledger = try await TestLedger()
    let path = ledger.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in ["x", "y"] {
        group.addTask {
          let store = try await TestLedger.open(path, busyTimeout: .seconds(60))
          let run = try await store.beginRun(pipeline: writer, version: "1")
          for number in 1...20 {
            let file = TestLedger.file("\(writer)\(number)")
            let reserved = try await store.reserve([file], run: run, retryFailed: false)
            let document = try reserved.pending.first.orFail("nothing to read")
            let digit = writer == "x" ? "a" : "b"
            let sha = String(repeating: digit, count: 62) + String(number + 10)
            try await store.save(
              document, sha256: sha, recognised: TestLedger.words(),
              receipts: [TestLedger.receipt(file.path.text)],
              run: run)
          }
        }
      }
      try await group.waitForAll()
    }
    let receipts = try await ledger.store.receipts()
    #expect(receipts.count == 40)
    #expect(receipts.allSatisfy { $0.sourcePath.text == $0.receipt.merchantName })
    #expect(try await ledger.store.integrityCheck().isEmpty)
  }
}
