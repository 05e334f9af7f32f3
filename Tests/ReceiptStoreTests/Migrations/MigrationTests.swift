import Diagnostics
import Foundation
import PipelineEngine
import ReceiptModel
import TestSupport
import Testing

@testable import ReceiptStore

/// A new version N also needs `Tests/Fixtures/Ledgers/version-N.sql`: what the `.dump` of the `sqlite3`
/// shell makes of a ledger of that version with at least one row in every table.
@Suite struct `Migrations` {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Ledgers")

  @Test func `are numbered from 1 without a gap`() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
  }

  @Test(arguments: Migration.all.map(\.version))
  func `bring a ledger of every version to the newest and lose nothing`(version: Int) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "old.sqlite")
    let dump = try String(
      contentsOf: Self.fixtures.appending(path: "version-\(version).sql"), encoding: .utf8)
    let before: [String] = try {
      try Self.load(dump, version: version, into: path)
      return try Self.contents(try Connection(path, access: .readWrite, busyTimeout: .zero))
    }()
    let migrated = try await TestLedger.open(path)
    let fresh = try await TestLedger.open(folder.file("new.sqlite"))
    #expect(try await migrated.schemaVersion() == Migration.all.count)
    let schema =
      "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*' ORDER BY 1, 2"
    #expect(try await migrated.rows(schema) == fresh.rows(schema))
    #expect(try await migrated.integrityCheck().isEmpty)
    #expect(before.allSatisfy { !$0.hasSuffix(": 0") }, "every table of the fixture has a row")
    #expect(try await migrated.contents().filter(before.contains) == before)
    #expect(try await migrated.receipts().first?.receipt.total?.decimalText == "19.99")
    #expect(
      try await migrated.storedDocuments(limit: 9).first?.recognised.pages.first?.words.isEmpty == false)
  }

  @Test func `join nothing that an earlier version has read`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "old.sqlite")
    let dump = try String(contentsOf: Self.fixtures.appending(path: "version-1.sql"), encoding: .utf8)
    try Self.load(dump, version: 1, into: path)
    let store = try await TestLedger.open(path)
    #expect(try await store.seriesMembers { SeriesName($0) }.isEmpty)
  }

  @Test func `run one after the other`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    _ = try await TestLedger.open(path)
    let newest = Migration.all.count
    let next = Migration(version: newest + 1, sql: "ALTER TABLE receipts ADD COLUMN mood TEXT")
    let last = Migration(version: newest + 2, sql: "UPDATE receipts SET mood = 'good'")
    let store = try await TestLedger.open(path, migrations: Migration.all + [next, last])
    #expect(try await store.schemaVersion() == newest + 2)
    #expect(try await store.rows("SELECT mood FROM receipts").isEmpty)
  }

  @Test func `that fail leave the ledger at the version before`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    let newest = Migration.all.count
    let next = Migration(version: newest + 1, sql: "CREATE TABLE extra (x); INSERT INTO nowhere VALUES (1)")
    await expect(failsWith: "ledger-failed") {
      _ = try await TestLedger.open(path, migrations: Migration.all + [next])
    }
    let store = try await TestLedger.open(path)
    #expect(try await store.schemaVersion() == newest)
    #expect(try await store.rows("SELECT name FROM sqlite_schema WHERE name = 'extra'").isEmpty)
  }

  @Test func `are done once when several processes open a new ledger`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("ledger.sqlite")
    let runs = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...8 {
        group.addTask {
          let store = try await TestLedger.open(path, busyTimeout: .seconds(60))
          return try await store.beginRun(pipeline: "p", version: "1")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs.sorted() == Array(1...8))
  }

  private static func load(_ dump: String, version: Int, into path: FilePath) throws {
    let connection = try Connection(path, access: .readWrite, busyTimeout: .zero)
    // A dump has no pragmas of the header.
    try connection.execute(
      "\(dump); PRAGMA application_id = \(Connection.applicationID); PRAGMA user_version = \(version)")
  }

  fileprivate static func contents(_ connection: borrowing Connection) throws -> [String] {
    let tables = try connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name")
    return try tables.map { "\($0): \(try connection.rows("SELECT count(*) FROM \($0)")[0])" }
  }
}

extension ReceiptStore {
  fileprivate func contents() throws -> [String] { try `Migrations`.contents(connection) }
}
