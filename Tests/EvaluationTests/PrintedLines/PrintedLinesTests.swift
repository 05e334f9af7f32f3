import Diagnostics
import ReceiptModel
import Testing

@testable import Evaluation

struct `Printed lines` {
  private static func read(_ text: String) throws -> RecognisedPage {
    let document = try PrintedLines.document(Array(text.utf8), file: "x.csv")
    return try #require(document.pages.first)
  }

  @Test func `become words in proportion to their letters`() throws {
    let page = try Self.read(
      "10,20,110,20,110,40,10,40,TOTAL RM 9\r\n\r\n8,50,28,52,28,70,8,68,a\u{A0}b,\"c\"\r\n")
    #expect(page.words.map(\.text) == ["TOTAL", "RM", "9", "a", "b,\"c\""])
    #expect(
      page.words.map(\.box) == [
        Box(x: 10, y: 20, width: 50, height: 20), Box(x: 70, y: 20, width: 20, height: 20),
        Box(x: 100, y: 20, width: 10, height: 20), Box(x: 8, y: 50, width: 2, height: 20),
        Box(x: 13, y: 50, width: 14, height: 20),
      ])
    #expect(page.words.map(\.line) == [0, 0, 0, 2, 2])
    #expect(page.words.allSatisfy { $0.confidence == 100 })
    #expect(page.width == 120 && page.height == 80)
    #expect(page.isPlausible)
  }

  @Test func `may be none`() throws {
    #expect(try Self.read("").words.isEmpty)
    #expect(try Self.read("1,1,9,1,9,9,1,9,\n1,1,9,1,9,9,1,9,  \n").words.isEmpty)
  }

  @Test(arguments: [
    ("1,2,3,4,5,6,7,8", 1, "the line has 8 fields where nine are needed"),
    ("1,2,3,4,5,6,7,8,ok\nTOTAL 9.00", 2, "the line has 1 fields where nine are needed"),
    ("\n1,2,x,4,5,6,7,8,no", 2, "the line has a corner that is no whole number"),
    ("1,2,3.5,4,5,6,7,8,no", 1, "the line has a corner that is no whole number"),
    ("1,2,99999999999999999999,4,5,6,7,8,no", 1, "the line has a corner that is no whole number"),
    ("1,2,5000000,4,5,6,7,8,no", 1, "the line has a corner that is no whole number"),
  ])
  func `must have eight corners and a text`(text: String, line: Int, message: String) {
    let expected = Diagnostic(
      "lines-invalid", message, at: Origin("x.csv", line: line),
      fix: "write 'x1,y1,x2,y2,x3,y3,x4,y4,text' on each line")
    #expect(throws: expected) { try PrintedLines.document(Array(text.utf8), file: "x.csv") }
  }

  @Test func `must be UTF-8`() {
    let bytes = Array("1,2,3,4,5,6,7,8,".utf8) + [0xE4]
    #expect(throws: Diagnostic.self) { try PrintedLines.document(bytes, file: "x.csv") }
  }
}
