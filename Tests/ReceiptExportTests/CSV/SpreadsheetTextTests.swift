import Testing

@testable import ReceiptExport

@Suite struct `Text for a spreadsheet` {
  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "＝1", "＋1", "－1", "＠x", "−1", "  =1", "\"=1\"", "'=1",
    "' \"=1", "\u{200B}=1", "\u{FEFF}=1", "\u{A0}=1", "-",
  ])
  func `is defused where it could run, and can be restored`(text: String) {
    #expect(SpreadsheetText.defused(text) == "'" + text)
    #expect(restored(SpreadsheetText.defused(text)) == text)
  }

  @Test(arguments: [
    "", "a=1", "1+1", "(=1)", "'quoted'", "Café - Bar", "a@b.example", "  ", "\"", "#1", "0042",
  ])
  func `is left alone where it is harmless`(text: String) {
    #expect(SpreadsheetText.defused(text) == text)
    #expect(restored(text) == text)
  }
}
