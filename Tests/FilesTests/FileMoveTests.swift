import Diagnostics
import Files
import Foundation
import Glibc
import ReceiptModel
import TestSupport
import Testing

@Suite struct `Moving a file` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `makes folders and keeps time and bytes`() throws {
    let file = try folder.write("bytes", to: "in/a.jpg")
    let times = Array(repeating: timespec(tv_sec: 1_500_000_000, tv_nsec: 5), count: 2)
    utimensat(AT_FDCWD, file.text, times, 0)
    let place = try FileMove.move(file, to: folder.file("done/sub/a.jpg"))
    #expect(place == folder.file("done/sub/a.jpg"))
    #expect(try FileContents.read(place) == Array("bytes".utf8))
    let document = SourceDocument(path: file, size: 5, modified: 1_500_000_000_000_000_005)
    #expect(FilePresence(of: document) == .missing)
    #expect(FilePresence(of: document, at: place) == .unchanged)
  }

  @Test func `never takes the place of another`() throws {
    for (name, text) in [("a.jpg", "first"), ("a-2.jpg", "second")] {
      try folder.write(text, to: "done/\(name)")
    }
    let file = try folder.write("third", to: "a.jpg")
    #expect(try FileMove.move(file, to: folder.file("done/a.jpg")) == folder.file("done/a-3.jpg"))
    for (name, text) in [("a.jpg", "first"), ("a-2.jpg", "second"), ("a-3.jpg", "third")] {
      #expect(try FileContents.read(folder.file("done/\(name)")) == Array(text.utf8))
    }
  }

  @Test(.enabled(if: Self.otherDisk != nil, "there is no second file system to write to"))
  func `goes to another file system`() throws {
    let other = FilePath(try #require(Self.otherDisk)).appending(FilePath("tallyroll-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(atPath: other.text) }
    let bytes = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for number in 1...2 {
      let file = try folder.write(bytes, to: "a.jpg")
      chmod(file.text, 0o640)
      let times = Array(repeating: timespec(tv_sec: 1_500_000_000, tv_nsec: 7), count: 2)
      utimensat(AT_FDCWD, file.text, times, 0)
      let place = try FileMove.move(file, to: other.appending(FilePath("a.jpg")))
      #expect(place.lastComponent.text == (number == 1 ? "a.jpg" : "a-2.jpg"))
      #expect(try FileContents.read(place) == Array(bytes))
      let document = SourceDocument(path: place, size: bytes.count, modified: 1_500_000_000_000_000_007)
      #expect(FilePresence(of: document) == .unchanged)
      var status = stat()
      stat(place.text, &status)
      #expect(status.st_mode & 0o777 == 0o640)
      #expect(!FileManager.default.fileExists(atPath: file.text))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.text).sorted() == ["a-2.jpg", "a.jpg"])
  }

  @Test func `leaves the file where it cannot go`() throws {
    let file = try folder.write("x", to: "a.jpg")
    try folder.write("a file", to: "done")
    let error = #expect(throws: Diagnostic.self) { try FileMove.move(file, to: folder.file("done/a.jpg")) }
    #expect(error?.id == "input-not-moved")
    #expect(try FileContents.read(file) == Array("x".utf8))
  }

  /// A folder in memory, where the temporary folder is not in memory too.
  private static var otherDisk: String? {
    var (here, there) = (stat(), stat())
    guard stat(FileManager.default.temporaryDirectory.path, &here) == 0, stat("/dev/shm", &there) == 0,
      access("/dev/shm", W_OK) == 0
    else { return nil }
    return here.st_dev == there.st_dev ? nil : "/dev/shm"
  }
}

@Suite struct `Free names` {
  @Test(arguments: [
    ("d/a.jpg", ["d/a.jpg", "d/a-2.jpg", "d/a-3.jpg"]), ("a", ["./a", "./a-2"]), (".x", ["./.x", "./.x-2"]),
    ("/a.tar.gz", ["/a.tar.gz", "/a.tar-2.gz"]),
  ])
  func `count up before the ending`(path: String, names: [String]) {
    #expect(FreeNames(FilePath(path)).prefix(names.count).map(\.text) == names)
  }

  @Test func `are never longer than a name may be, nor cut a character`() throws {
    for stem in [String(repeating: "n", count: 251), String(repeating: "ü", count: 125) + "n"] {
      let names = FreeNames(FilePath("/d/\(stem).jpg")).prefix(12).map { $0.lastComponent }
      #expect(Set(names).count == 12)
      for name in names {
        #expect(name.bytes.count <= 255)
        #expect(String(validating: name.bytes, as: UTF8.self) != nil)
        #expect(name.text.hasSuffix(".jpg"))
      }
    }
  }
}
