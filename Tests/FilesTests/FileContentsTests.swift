import Diagnostics
import Files
import Glibc
import ReceiptModel
import TestSupport
import Testing

@Suite struct `The contents of a file` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_535, 65_536, 3_000_000])
  func `are read whole`(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder.file("a"))
    #expect(try FileContents.read(folder.file("a")) == bytes)
    #expect(try FileContents.read(folder.file("a"), limit: size) == bytes)
  }

  @Test func `are read from files that say they are empty`() throws {
    #expect(try !FileContents.read(FilePath("/proc/self/status")).isEmpty)
  }

  @Test func `are refused beyond the limit`() throws {
    try folder.write("12345", to: "a")
    #expect(throws: Diagnostic.self) { try FileContents.read(folder.file("a"), limit: 4) }
    #expect(problem(folder.file("a"), limit: 4)?.id == "file-too-large")
    #expect(problem(FilePath("/proc/self/status"), limit: 10)?.id == "file-too-large")
  }

  @Test func `are refused of what is no file, without waiting for it`() throws {
    mkfifo(folder.file("pipe").text, 0o600)
    for path in [folder.file("pipe"), folder.path, FilePath("/dev/zero")] {
      #expect(problem(path)?.id == "file-not-regular")
    }
  }

  @Test func `are missed with the path in the message's place`() throws {
    let path = folder.path.appending(FilePath(bytes: [0x61, 0xE4]))
    #expect(problem(path)?.id == "file-vanished")
    #expect(problem(path)?.origin == Origin(path.text))
    #expect(problem(FilePath(bytes: folder.path.bytes + [0, 0x61]))?.id == "file-vanished")
    #expect(problem(folder.file(String(repeating: "n", count: 300)))?.id == "file-unreadable")
  }

  private func problem(_ path: FilePath, limit: Int = 1 << 20) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try FileContents.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }
}
