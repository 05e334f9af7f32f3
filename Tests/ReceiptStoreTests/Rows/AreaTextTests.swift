import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Areas as text` {
  @Test(arguments: [
    ([], ""), ([Box(x: 1, y: 2, width: 30, height: 4)], "1 2 30 4"),
    ([Box(x: -1, y: 0, width: 0, height: 0), Box(x: 5, y: 6, width: 7, height: 8)], "-1 0 0 0;5 6 7 8"),
  ])
  func `come back as they were`(areas: [Box], text: String) {
    #expect(AreaText(areas).text == text)
    #expect(AreaText(text).areas == areas)
  }

  @Test(arguments: [
    "1", "1 2 3", "1 2 3 4 5", "1 2 3 x", "1,2,3,4", "1 2 3 4;5", "1 2 3 99999999999999999999",
  ])
  func `are nothing else`(text: String) { #expect(AreaText(text).areas == nil) }
}
