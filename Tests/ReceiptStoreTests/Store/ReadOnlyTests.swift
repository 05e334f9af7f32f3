import Diagnostics
import Foundation
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptStore

@Suite struct `A ledger opened for reading` {
  @Test func `shows what was committed while another writes`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    let reader = try await ReceiptStore.openReadOnly(at: ledger.path)
    try await ledger.store.execute("BEGIN IMMEDIATE; DELETE FROM receipts")
    #expect(try await reader.counts().receipts == 1)
    #expect(try await reader.receipts().map(\.receiptID) == ["1-1"])
    try await ledger.store.execute("COMMIT")
    #expect(try await reader.counts().receipts == 0)
  }

  @Test func `refuses to write`() async throws {
    let ledger = try await TestLedger()
    let reader = try await ReceiptStore.openReadOnly(at: ledger.path)
    await expect(failsWith: "ledger-not-writable") {
      _ = try await reader.beginRun(pipeline: "p", version: "1")
    }
  }

  @Test func `is missing where there is none, or nothing in it`() async throws {
    let folder = try TemporaryFolder()
    await expect(failsWith: "ledger-missing") {
      _ = try await ReceiptStore.openReadOnly(at: folder.file("none.sqlite"))
    }
    #expect(!LedgerFile.exists(folder.file("none.sqlite")))
    let empty = try folder.write("", to: "empty.sqlite")
    await expect(failsWith: "ledger-missing") { _ = try await ReceiptStore.openReadOnly(at: empty) }
  }

  @Test func `asks for a run where its schema is old`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "old.sqlite")
    try Connection(path, access: .readWrite, busyTimeout: .zero).execute(
      "CREATE TABLE runs (x); PRAGMA application_id = \(Connection.applicationID)")
    let version = try Connection(path, access: .readOnly, busyTimeout: .zero).schemaVersion()
    #expect(version == 0)
    await expect(failsWith: "ledger-missing") { _ = try await ReceiptStore.openReadOnly(at: path) }
    try Connection(path, access: .readWrite, busyTimeout: .zero).execute("PRAGMA user_version = -1")
    await expect(failsWith: "ledger-outdated") { _ = try await ReceiptStore.openReadOnly(at: path) }
  }

  /// A link to itself in the place of the shared memory file, which cannot be made or opened then,
  /// stands for a disk that cannot be written: the tests may run as root, who may write everywhere.
  @Test func `needs no files beside it`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger 50%.sqlite")
    try await {
      let store = try await TestLedger.open(path)
      _ = try await store.beginRun(pipeline: "p", version: "1")
    }()
    #expect(!LedgerFile.exists(folder.file("ledger 50%.sqlite-wal")))
    let memory = path.text + "-shm"
    try FileManager.default.createSymbolicLink(atPath: memory, withDestinationPath: memory)
    let reader = try await ReceiptStore.openReadOnly(at: path)
    #expect(try await reader.rows("SELECT pipeline FROM runs") == ["p"])

    // With a log beside it, the file alone is not the whole ledger.
    try folder.write("log", to: "ledger 50%.sqlite-wal")
    await expect(failsWith: "ledger-not-readable") { _ = try await ReceiptStore.openReadOnly(at: path) }
  }
}
