import ReceiptModel
import Testing

@testable import PipelineFile

@Suite struct `A tidied path` {
  @Test(arguments: [
    ("a/../b", "b"), ("./a//b/.", "a/b"), ("../a", "../a"), ("a/../../b", "../b"), ("/a/../../b", "/b"),
    ("/", "/"),
    (".", "."), ("a/..", "."), ("../..", "../.."), ("/..", "/"), ("a/b/", "a/b"), ("...", "..."),
  ])
  func `has no detours`(path: String, tidied: String) {
    #expect(FilePath(path).tidied == FilePath(tidied))
  }

  @Test func `keeps bytes that are not text`() {
    #expect(FilePath(bytes: [0xE4, 0x2F, 0x2E, 0x2F, 0xFF]).tidied.bytes == [0xE4, 0x2F, 0xFF])
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a", "a", false), ("ab/c", "a", false), ("../a", ".", false), ("a", ".", true),
    ("/a/b", "/", true), ("/a/b", "a", false), ("../s/x", "../s", true),
  ])
  func `knows the folder it lies in`(path: String, folder: String, isInside: Bool) {
    #expect(FilePath(path).isInside(FilePath(folder)) == isInside)
  }
}
