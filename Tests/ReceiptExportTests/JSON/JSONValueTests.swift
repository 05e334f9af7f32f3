import Foundation
import ReceiptExport
import Testing

@Suite struct `A JSON value` {
  @Test(arguments: [
    (JSONValue.null, "null"),
    (.bool(true), "true"),
    (.integer(-7), "-7"),
    (.hundredths(97), "0.97"),
    (.hundredths(100), "1.00"),
    (.string("a\"b\\c\n\r\t/é駅"), "\"a\\\"b\\\\c\\n\\r\\t/é駅\""),
    (.string("\u{0}\u{1B}\u{7F}\u{85}\u{2028}\u{202E}"), "\"\\u0000\\u001b\\u007f\\u0085\\u2028\\u202e\""),
    (.array([]), "[]"),
    (.object([]), "{}"),
    (
      .object([.init("b", .integer(1)), .init("a", .array([.null, .bool(false)]))]),
      "{\"b\":1,\"a\":[null,false]}"
    ),
  ])
  func `has one text`(value: JSONValue, expected: String) {
    #expect(value.text == expected)
  }

  @Test func `gives back every character after reading`() throws {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0) } + ["\u{1F600}", "\u{FEFF}", "\u{E000}"]
    for scalar in scalars {
      let text = "a\(scalar)b"
      let data = Data(JSONValue.array([.string(text)]).text.utf8)
      let read = try JSONDecoder().decode([String].self, from: data)
      #expect(read.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }
}
