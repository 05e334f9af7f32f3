import Foundation
import Glibc
import ReceiptModel
import TestSupport
import Testing

@testable import Files

@Suite struct `The end of a file` {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 9_000)
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47] + Array(repeating: 7, count: 9_000)
  private static let pdf = Array("%PDF-1.7\n".utf8) + Array(repeating: 7, count: 9_000)
  private static let webp = Array("RIFF".utf8) + [0x0C, 0, 0, 0] + Array("WEBPVP8 ".utf8)

  @Test(
    arguments: [
      ([], true), (jpeg, true), (jpeg + [0xFF, 0xD9], false),
      (jpeg + [0xFF, 0xD9] + Array("more".utf8), false),
      (jpeg + Array(repeating: 0, count: 5_000), true), (png, true),
      (png + [0, 0, 0, 0] + Array("IEND".utf8) + [1, 2, 3, 4], false), (pdf, true),
      (pdf + Array("%%EOF\n".utf8), false), (webp, true), (webp + [0, 0, 0, 0], false),
      ([0xFF, 0xD8, 0xFF], true),
      (Array("Dear Sir".utf8), false), ([0xFF], false), (Array("GIF89a".utf8), false),
    ] as [([UInt8], Bool)])
  func `is missed where the beginning promises one`(bytes: [UInt8], isMissing: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(bytes), to: "file")
    #expect(FileEnding.isMissing(path) == isMissing)
  }

  @Test func `is not missed where nothing can be read`() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.file("pipe").text, 0o600)
    for path in [folder.path, folder.file("pipe"), folder.file("nothing")] {
      #expect(!FileEnding.isMissing(path))
    }
  }

  @Test(
    "B83: is waited for while the file is young",
    arguments: [(4, 60, true), (4, 600, false), (60, 60, true), (600, 600, false)])
  func isWaitedFor(age: Int, completion: Int, waits: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(Self.jpeg), to: "half.jpg")
    let whole = try folder.write(Data(Self.jpeg + [0xFF, 0xD9]), to: "whole.jpg")
    for path in [path, whole] {
      let times = Array(repeating: timespec(tv_sec: 1_600_000_000 - age, tv_nsec: 0), count: 2)
      utimensat(AT_FDCWD, path.text, times, 0)
    }
    let scan = FolderScan(
      folders: [folder.path], settle: .seconds(2),
      completion: waits ? .seconds(completion + age) : .seconds(3))
    let result = scan.run(now: 1_600_000_000 * 1_000_000_000)
    #expect(result.waiting.map(\.path) == (waits ? [path] : []))
    #expect(result.files.map(\.path) == (waits ? [whole] : [path, whole]))
  }
}
