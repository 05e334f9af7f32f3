import Diagnostics
import Files
import Foundation
import Glibc
import ReceiptModel
import TestSupport
import Testing

@Suite struct `An atomic file` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `is written with the folders that lead to it`() throws {
    let path = folder.file("a/b/c.csv")
    #expect(try AtomicFile.write(Array("new".utf8), to: path))
    #expect(try contents(path) == "new")
    #expect(try entries("a/b") == ["c.csv"])
  }

  @Test func `takes the place of the old one, with its permissions`() throws {
    let path = try folder.write("old", to: "a.csv")
    chmod(path.text, 0o640)
    #expect(try AtomicFile.write(Array("new".utf8), to: path))
    #expect(try contents(path) == "new")
    #expect(try mode(path) == 0o640)
  }

  @Test func `is left alone where it has these bytes already`() throws {
    let path = try folder.write("same", to: "a.csv")
    let before = try inode(path)
    #expect(try !AtomicFile.write(Array("same".utf8), to: path))
    #expect(try inode(path) == before)
    #expect(try AtomicFile.write(Array("same!".utf8), to: path))
    #expect(try inode(path) != before)
  }

  @Test func `is written where a link leads`() throws {
    try folder.write("old", to: "real/a.csv")
    symlink("real/a.csv", folder.file("link.csv").text)
    try AtomicFile.write(Array("new".utf8), to: folder.file("link.csv"))
    #expect(try contents(folder.file("real/a.csv")) == "new")
    #expect(try entries("") == ["link.csv", "real"])
  }

  @Test func `has room beside it even where its name is the longest possible`() throws {
    let path = folder.file(String(repeating: "n", count: 255))
    try AtomicFile.write([1], to: path)
    #expect(try FileContents.read(path) == [1])
  }

  @Test func `leaves nothing of a process that was killed`() throws {
    try folder.write("half", to: ".tallyroll-abc.part")
    try folder.write("x", to: "other.part")
    let busy = try folder.write("whole", to: ".tallyroll-def.part")
    let descriptor = open(busy.text, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    AtomicFile.sweep(folder.path)
    #expect(try entries("") == [".tallyroll-def.part", "other.part"])
  }

  @Test func `is refused where something else is in its place, and nothing is left behind`() throws {
    try folder.write("x", to: "file")
    try folder.write("x", to: "folder/x")
    mkfifo(folder.file("pipe").text, 0o600)
    let before = try entries("")
    for name in ["file/below.csv", "folder", "pipe", String(repeating: "n", count: 256)] {
      #expect(problem(folder.file(name))?.id == "output-not-writable", "\(name)")
      #expect(problem(folder.file(name))?.origin?.file == folder.file(name).text)
    }
    #expect(try entries("") == before)
  }

  private func problem(_ path: FilePath) -> Diagnostic? {
    do throws(Diagnostic) {
      try AtomicFile.write([1], to: path)
      return nil
    } catch {
      return error
    }
  }

  private func contents(_ path: FilePath) throws -> String {
    String(decoding: try FileContents.read(path), as: UTF8.self)
  }

  private func entries(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name).text).sorted()
  }

  private func inode(_ path: FilePath) throws -> UInt64 {
    let found = try #require(
      FolderScan(folders: [path.parent]).run(now: 0).files.first { $0.path == path })
    return found.identity.inode
  }

  private func mode(_ path: FilePath) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path.text)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
