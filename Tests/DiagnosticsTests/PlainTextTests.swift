import Diagnostics
import Testing

@Suite struct `Plain text` {
  @Test(arguments: [
    ("", ""),
    ("Förmlich 東京 🧾", "Förmlich 東京 🧾"),
    ("a\\b", "a\\b"),
    ("a\nb\r\tc", "a\\nb\\r\\tc"),
    ("\u{0}\u{1b}\u{7f}\u{80}\u{9f}", "\\u{0}\\u{1b}\\u{7f}\\u{80}\\u{9f}"),
    ("\u{200E}\u{200F}\u{2028}\u{2029}", "\\u{200e}\\u{200f}\\u{2028}\\u{2029}"),
    ("\u{61C}\u{FEFF}", "\\u{61c}\\u{feff}"),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", "\\u{202a}\\u{202e}\\u{2066}\\u{2069}"),
    ("e\u{301}", "e\u{301}"),
  ])
  func `has every control escaped and nothing else`(text: String, expected: String) {
    #expect(PlainText.escapingControls(text) == expected)
  }

  @Test func `has no control left in it, whatever comes`() {
    let everything = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
    let escaped = PlainText.escapingControls(everything)
    #expect(escaped.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(PlainText.escapingControls(escaped) == escaped)
  }
}
