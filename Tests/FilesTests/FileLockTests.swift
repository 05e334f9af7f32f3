import Diagnostics
import ReceiptModel
import TestSupport
import Testing

@testable import Files

@Suite struct `A file lock` {
  @Test func `is held by one at a time`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("new/ledger.sqlite.lock")
    do {
      let lock = try FileLock(path, now: 1_000)
      let error = #expect(throws: Diagnostic.self) { _ = try FileLock(path, now: 1_000 + 7_500) }
      #expect(error?.id == "already-running")
      #expect(error?.message.hasPrefix("process ") == true)
      #expect(error?.message.hasSuffix(" has been writing the same ledger for 2 h 5 min") == true)
      #expect(error?.fix?.contains("'kill ") == true)
      _ = consume lock
    }
    _ = try FileLock(path, now: 2_000)
  }

  @Test func `is held even where its note says nothing`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("lock")
    let lock = try FileLock(path, now: 0)
    try folder.write("", to: "lock")
    let error = #expect(throws: Diagnostic.self) { _ = try FileLock(path, now: 0) }
    #expect(error?.message == "another process has been writing the same ledger")
    _ = consume lock
  }

  @Test func `says why it cannot be had`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let error = #expect(throws: Diagnostic.self) { _ = try FileLock(folder.file("file/lock"), now: 0) }
    #expect(error?.id == "lock-unavailable")
  }

  @Test(arguments: [(0, "0 s"), (119, "119 s"), (120, "2 min"), (7_500, "2 h 5 min"), (200_000, "2 days")])
  func `tells its age in words`(seconds: Int, words: String) {
    #expect(FileLock.words(forSeconds: seconds) == words)
  }
}
