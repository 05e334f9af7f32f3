import Diagnostics
import Glibc
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
      let told = " has been writing the same ledger since 1970-01-01 00:16:40 UTC, for 2 h 5 min"
      #expect(error?.message.hasSuffix(told) == true)
      #expect(error?.fix?.contains("'kill \(getpid())'") == true)
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

  @Test func `says nothing of killing a process of another machine`() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.file("lock"), now: 0)
    try folder.write("pid 17\nhost elsewhere\nstart 90061\n", to: "lock")
    let error = #expect(throws: Diagnostic.self) { _ = try FileLock(folder.file("lock"), now: 90_100) }
    #expect(
      error?.message
        == "process 17 on 'elsewhere' has been writing the same ledger since 1970-01-02 01:01:01 UTC, for 39 s"
    )
    #expect(error?.fix == "wait until it is done, or end it on that host")
    _ = consume lock
  }

  @Test func `is free once its owner is dead`() throws {
    let folder = try TemporaryFolder()
    let note = "pid 1\nhost elsewhere\nstart 1\n"
    try folder.write(note, to: "lock")
    _ = try FileLock(folder.file("lock"), now: 5)
    #expect(try FileContents.read(folder.file("lock")) != Array(note.utf8))
  }

  @Test func `is one for a file that links lead to`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "real/ledger.sqlite")
    symlink(file.text, folder.file("link.sqlite").text)
    symlink("real", folder.file("folder").text)
    let lock = try FileLock(beside: folder.file("link.sqlite"), now: 0)
    for name in ["real/ledger.sqlite", "folder/ledger.sqlite", "link.sqlite"] {
      let error = #expect(throws: Diagnostic.self) { _ = try FileLock(beside: folder.file(name), now: 0) }
      #expect(error?.id == "already-running")
    }
    _ = consume lock
    _ = try FileLock(beside: folder.file("real/ledger.sqlite"), now: 0)
    _ = try FileLock(beside: folder.file("not there yet.sqlite"), now: 0)
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
