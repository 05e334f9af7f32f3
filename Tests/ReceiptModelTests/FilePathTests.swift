import Foundation
import ReceiptModel
import Testing

@Suite struct `A file path` {
  private static let odd: [[UInt8]] = [
    [], [0x61], [0xE4], [0x61, 0xE4, 0x62], Array("Förmlich.jpg".utf8), Array("Fo\u{308}rmlich.jpg".utf8),
    Array("a\nb".utf8), Array("-rf".utf8), Array("it's \"so\"".utf8), [0x5C], [0x5C, 0x5C],
    Array("\\xE4".utf8), Array("a\\".utf8), [0xF0, 0x9F, 0xA7], [0xC0, 0x80], [0xED, 0xA0, 0x80],
    [0xF0, 0x9F, 0xA7, 0xBE], [0xFF, 0xFE, 0x00], Array(0...255),
  ]

  @Test(arguments: odd)
  func `comes back from its text, whatever its bytes`(bytes: [UInt8]) throws {
    let path = FilePath(bytes: bytes)
    #expect(FilePath(text: path.text) == path)
    let data = try JSONEncoder().encode([path])
    #expect(try JSONDecoder().decode([FilePath].self, from: data) == [path])
  }

  @Test(arguments: [
    ([0x61, 0xE4, 0x62] as [UInt8], "a\\xE4b"), (Array("a\\b".utf8), "a\\\\b"), ([0x0A, 0x80], "\n\\x80"),
    (Array("ä".utf8), "ä"), ([0xC3], "\\xC3"),
  ])
  func `has a text that is valid and readable`(bytes: [UInt8], text: String) {
    #expect(FilePath(bytes: bytes).text == text)
  }

  @Test(arguments: [("\\x+A", "x+A"), ("\\x4", "x4"), ("\\xe4", "\u{E4}"), ("\\", "\\")])
  func `takes only two hexadecimal digits for a byte`(text: String, latin: String) {
    #expect(FilePath(text: text).bytes == latin.unicodeScalars.map { UInt8($0.value) })
  }

  @Test func `keeps composed and decomposed names apart`() {
    #expect(FilePath("Fo\u{308}rmlich.jpg") != FilePath("F\u{F6}rmlich.jpg"))
  }

  @Test(arguments: [
    ("a/b.jpg", "b.jpg", "a"), ("/a/b/", "b", "/a"), ("b.jpg", "b.jpg", "."), ("/b", "b", "/"),
    ("a//b", "b", "a"), ("/", "/", "/"), ("./a", "a", "."), ("../x/y", "y", "../x"),
  ])
  func `has a last component and a parent`(path: String, last: String, parent: String) {
    #expect(FilePath(path).lastComponent.text == last)
    #expect(FilePath(path).parent.text == parent)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("a", "/b", "/b"), ("", "b", "b"),
    (".", "b", "./b"),
  ])
  func `takes names below it`(folder: String, name: String, expected: String) {
    #expect(FilePath(folder).appending(FilePath(name)).text == expected)
  }

  @Test func `is ordered by bytes`() {
    let paths = [[0x41], [0x61], [0x61, 0x2F], [0xC3, 0xA4], [0xE4]].map { FilePath(bytes: $0 as [UInt8]) }
    #expect(paths.reversed().sorted() == paths)
  }
}
