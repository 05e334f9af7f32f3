import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `A list of paths` {
  @Test(
    arguments: [
      ("a\nb\n", false, ["a", "b"]), ("a\nb", false, ["a", "b"]), ("", false, []),
      ("\n\na\n\n", false, ["a"]),
      ("a b\n-rf\n", false, ["a b", "-rf"]), ("a\nb\0c\0", true, ["a\nb", "c"]), ("a\0b", true, ["a", "b"]),
      ("a\r\n", false, ["a\r"]),
    ] as [(String, Bool, [String])])
  func `is cut at its separator, whatever pieces it comes in`(
    text: String, endedByNull: Bool, expected: [String]
  ) {
    for size in 1...4 {
      var list = PathList(endedByNull: endedByNull)
      var paths: [FilePath] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        paths += list.take(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      if let last = list.finish() { paths.append(last) }
      #expect(paths.map(\.text) == expected)
    }
  }

  @Test func `keeps bytes that are no text`() {
    var list = PathList(endedByNull: true)
    #expect(list.take([0xE4, 0x0A, 0]) == [FilePath(bytes: [0xE4, 0x0A])])
  }
}
