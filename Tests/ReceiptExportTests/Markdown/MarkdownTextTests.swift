import ReceiptModel
import Testing

@testable import ReceiptExport

@Suite struct `Text in Markdown` {
  @Test(arguments: [
    ("Café Müller", "Café Müller"),
    ("a|b", "a\\|b"),
    ("`code` *b* _i_", "\\`code\\` \\*b\\* \\_i\\_"),
    ("[a](b)", "\\[a\\](b)"),
    ("<b>&amp;", "&lt;b&gt;&amp;amp;"),
    ("a\\b", "a\\\\b"),
    ("~~x~~ $1$", "&#126;&#126;x&#126;&#126; &#36;1&#36;"),
    ("# x", "\\# x"),
    ("- x", "\\- x"),
    ("+ x", "\\+ x"),
    ("===", "&#61;=="),
    ("=1", "=1"),
    ("1. x", "1\\. x"),
    ("12) x", "12\\) x"),
    ("1.", "1\\."),
    ("12.50", "12.50"),
    ("7-Eleven", "7-Eleven"),
    ("    indented", "indented"),
    ("a\nb\r\n\r\nc\td", "a b c d"),
    ("a\u{202E}b\u{1B}[1m", "ab\\[1m"),
    ("www.shop.example", "www<!-- -->.shop.example"),
    ("WWW.SHOP.EXAMPLE", "WWW<!-- -->.SHOP.EXAMPLE"),
    ("https://x.example", "https:<!-- -->//x.example"),
    ("@x ://y", "@<!-- -->x :<!-- -->//y"),
    ("me@x.example", "me@<!-- -->x.example"),
    ("http://\u{338}x |\u{301} @\u{301}", "http:<!-- -->//\u{338}x \\|\u{301} @<!-- -->\u{301}"),
    ("", ""),
  ])
  func `means nothing but itself`(text: String, expected: String) {
    #expect(MarkdownText.escaped(text) == expected)
  }

  @Test(arguments: [
    (FilePath("../scans/a.jpg"), "[a.jpg](../scans/a.jpg)"),
    (FilePath("a b(1)[2].jpg"), "[a b(1)\\[2\\].jpg](a%20b%281%29%5B2%5D.jpg)"),
    (FilePath("javascript:alert(1)"), "[javascript:alert(1)](javascript%3Aalert%281%29)"),
    (FilePath("//host/x.jpg"), "[x.jpg](/host/x.jpg)"),
    (FilePath(bytes: [0x61, 0xE4, 0x0A]), "[a\\\\xE4\\\\x0A](a%E4%0A)"),
    (FilePath("é|%.jpg"), "[é\\|%.jpg](%C3%A9%7C%25.jpg)"),
  ])
  func `links to a file whatever its name is`(path: FilePath, expected: String) {
    #expect(MarkdownText.link(to: path) == expected)
  }
}
