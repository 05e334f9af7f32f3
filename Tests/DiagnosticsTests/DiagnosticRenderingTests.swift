import Diagnostics
import Testing

@Suite struct `A rendered diagnostic` {
  @Test(arguments: [
    (Diagnostic("a-slug", "it broke"), "error: it broke [a-slug]"),
    (Diagnostic("a-slug", "it may break", severity: .warning), "warning: it may break [a-slug]"),
    (
      Diagnostic("a-slug", "it broke", at: Origin("h.yaml", line: 12, column: 9), fix: "mend it"),
      "h.yaml:12:9: error: it broke [a-slug]\n  fix: mend it"
    ),
    (Diagnostic("a-slug", "it broke", at: Origin("h.yaml", line: 12)), "h.yaml:12: error: it broke [a-slug]"),
    (Diagnostic("a-slug", "it broke", at: Origin("h.yaml")), "h.yaml: error: it broke [a-slug]"),
  ])
  func `shows place, severity, message, slug and fix`(diagnostic: Diagnostic, expected: String) {
    #expect(diagnostic.rendered == expected)
  }

  @Test func `lets no name or text drive the terminal`() {
    let diagnostic = Diagnostic(
      "a-slug", "bad \u{1b}]0;title\u{7}", at: Origin("a\nb\u{9b}2J.jpg"), fix: "turn \u{202E}txt.exe")
    #expect(
      diagnostic.rendered == """
        a\\nb\\u{9b}2J.jpg: error: bad \\u{1b}]0;title\\u{7} [a-slug]
          fix: turn \\u{202e}txt.exe
        """)
  }

  @Test func `is located once`() {
    let first = Diagnostic("a", "b").located(at: Origin("one"))
    #expect(first.origin == Origin("one"))
    #expect(first.located(at: Origin("two")).origin == Origin("one"))
  }
}
