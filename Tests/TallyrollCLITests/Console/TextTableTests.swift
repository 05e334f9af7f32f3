import Testing

@testable import TallyrollCLI

@Suite struct `A text table` {
  @Test func `aligns its columns`() {
    var table = TextTable([("id", .left), ("merchant", .left), ("total", .right)])
    table.add(["1-1", "Café", "4.50"])
    table.add(["12-1", "東京ストア", "1200"])
    table.add(["3-1", "", ""])
    #expect(
      table.text == """
        id    merchant    total
        1-1   Café         4.50
        12-1  東京ストア   1200
        3-1
        """)
  }

  @Test func `escapes control characters`() {
    var table = TextTable([("name", .left)])
    table.add(["a\u{1b}[31m\nb"])
    #expect(table.text == "name\na\\u{1b}[31m\\nb")
  }
}
