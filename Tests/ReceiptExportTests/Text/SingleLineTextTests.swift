import ReceiptModel
import Testing

@testable import ReceiptExport

@Suite struct `Text on a single line` {
  @Test(arguments: [
    ("plain  text ", "plain  text "),
    ("a\r\nb", "a b"),
    ("a\n\n\tb", "a b"),
    ("a\u{2029}b\u{85}c\u{B}d", "a b c d"),
    ("\u{0}a\u{1F}\u{7F}\u{9F}", "a"),
    ("\u{202E}fdp\u{202C}\u{2066}x\u{2069}\u{200F}", "fdpx"),
    ("שלום عربى", "שלום عربى"),
    ("👩‍👩‍👧 é", "👩‍👩‍👧 é"),
  ])
  func `keeps what shows and drops what steers`(text: String, expected: String) {
    #expect(SingleLineText.from(text) == expected)
  }

  @Test func `names the same file`() {
    for bytes in [Array("a\n\t\u{1B}\u{202E}\\é".utf8), [0xFF, 0x0A, 0x5C, 0x78]] {
      let path = FilePath(bytes: bytes)
      let text = SingleLineText.from(path)
      #expect(!text.unicodeScalars.contains { SingleLineText.isControl($0) })
      #expect(FilePath(text: text) == path)
    }
  }
}
