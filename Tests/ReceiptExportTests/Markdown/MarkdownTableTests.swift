import Testing

@testable import ReceiptExport

@Suite struct `A Markdown table` {
  @Test func `lines up as plain text, numbers on the right`() {
    var table = MarkdownTable([.text("Name"), .number("Total"), .text("File")])
    table.append(["駅", "1.50", "[a-long-link](a-long-link)"])
    table.append(["Longer name", "-1200.00", ""])
    #expect(
      table.text == """
        | Name        |    Total | File |
        | ----------- | -------: | ---- |
        | 駅          |     1.50 | [a-long-link](a-long-link) |
        | Longer name | -1200.00 |      |

        """)
  }

  @Test func `is its titles without rows`() {
    #expect(MarkdownTable([.text("A"), .number("B")]).text == "| A   |   B |\n| --- | --: |\n")
  }
}
