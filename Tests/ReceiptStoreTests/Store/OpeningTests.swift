import Diagnostics
import Foundation
import PipelineEngine
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptStore

@Suite struct `Opening a ledger` {
  @Test func `makes the file and its folders, for the owner's eyes only`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("reports/2026/ledger.sqlite")
    let store = try await TestLedger.open(path)
    _ = try await store.beginRun(pipeline: "p", version: "1")
    for suffix in ["", "-wal", "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path.text + suffix)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(suffix)")
    }
    let description = try await store.databaseDescription()
    #expect(description.journalMode == "wal" && description.schemaVersion == Migration.all.count)
    #expect(description.path == path && description.size > 0)
    #expect(try await store.rows("PRAGMA foreign_keys") == ["1"])
    #expect(try await store.rows("PRAGMA synchronous") == ["2"])
    #expect(try await store.rows("PRAGMA trusted_schema") == ["0"])
  }

  @Test func `keeps the permissions of a ledger that is there`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "ledger.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path.text)
    _ = try await TestLedger.open(path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path.text)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `finds what was stored before`() async throws {
    let ledger = try await TestLedger()
    try await ledger.save("a", sha: 1)
    let again = try await TestLedger.open(ledger.path)
    #expect(try await again.receipts() == ledger.store.receipts())
    #expect(try await again.integrityCheck().isEmpty)
  }

  @Test func `takes any name as a file`() async throws {
    let folder = try TemporaryFolder()
    for name in ["file:x?mode=memory", ":memory:", "50%.sqlite", "ä ü#.sqlite"] {
      let path = folder.file(name)
      _ = try await TestLedger.open(path)
      #expect(FileManager.default.fileExists(atPath: path.bytes.text), "\(name)")
    }
    let odd = folder.path.appending(FilePath(bytes: [0xE4, 0x2E]))
    let store = try await TestLedger.open(odd)
    #expect(LedgerFile.size(odd) > 0)
    #expect(try await store.databaseDescription().path == odd)
  }

  @Test func `refuses a database of another program and leaves it as it was`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "other.sqlite")
    try Connection(path, access: .readWrite, busyTimeout: .zero).execute("CREATE TABLE mine (x)")
    let before = try Data(contentsOf: URL(filePath: path.text))
    await expect(failsWith: "ledger-not-ours") { _ = try await TestLedger.open(path) }
    await expect(failsWith: "ledger-not-ours") { _ = try await ReceiptStore.openReadOnly(at: path) }
    #expect(try Data(contentsOf: URL(filePath: path.text)) == before)
  }

  @Test func `waits for no pipe`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe.sqlite")
    mkfifo(path.text, 0o600)
    await expect(failsWith: "ledger-not-writable") { _ = try await TestLedger.open(path) }
    await expect(failsWith: "ledger-not-readable") { _ = try await ReceiptStore.openReadOnly(at: path) }
  }

  @Test func `refuses a ledger of a later version`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    try await TestLedger.open(path).execute("PRAGMA user_version = 1000")
    let error = await expect(failsWith: "ledger-too-new") { _ = try await TestLedger.open(path) }
    #expect(error?.message.contains("1000") == true)
    await expect(failsWith: "ledger-too-new") { _ = try await ReceiptStore.openReadOnly(at: path) }
  }

  @Test func `tells of a file that is no database`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "receipt ", count: 1000), to: "ledger.sqlite")
    await expect(failsWith: "ledger-corrupt") { _ = try await TestLedger.open(path) }
    await expect(failsWith: "ledger-corrupt") { _ = try await ReceiptStore.openReadOnly(at: path) }
  }

  @Test func `tells of a damaged ledger`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    try await fill(path)
    var bytes = try Data(contentsOf: URL(filePath: path.text))
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: URL(filePath: path.text))
    await expect(failsWith: "ledger-corrupt") {
      let store = try await ReceiptStore.openReadOnly(at: path)
      #expect(try await store.integrityCheck().isEmpty == false)
      _ = try await store.receipts()
    }
  }

  @Test(arguments: ["/proc/ledger.sqlite", "/proc/no/ledger.sqlite", "/dev/null/ledger.sqlite", ""])
  func `tells where it may not write`(path: String) async throws {
    await expect(failsWith: "ledger-not-writable") { _ = try await TestLedger.open(FilePath(path)) }
  }

  @Test func `tells that a folder is no ledger`() async throws {
    let folder = try TemporaryFolder()
    await expect(failsWith: "ledger-not-writable") { _ = try await TestLedger.open(folder.path) }
    await expect(failsWith: "ledger-not-readable") {
      _ = try await ReceiptStore.openReadOnly(at: folder.path)
    }
  }

  /// Makes a ledger with a document, and closes it.
  private func fill(_ path: FilePath) async throws {
    let store = try await TestLedger.open(path)
    let run = try await store.beginRun(pipeline: "p", version: "1")
    let document = try await store.reserve([TestLedger.file("a")], run: run, retryFailed: false).pending[0]
    try await store.save(
      document, sha256: TestLedger.sha(1), recognised: TestLedger.words(), receipts: [TestLedger.receipt()],
      run: run)
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
