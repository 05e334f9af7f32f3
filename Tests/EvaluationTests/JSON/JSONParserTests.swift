import Testing

@testable import Evaluation

struct `A JSON parser` {
  @Test(arguments: [
    ("null", JSONNode.null), (" true\n", .bool(true)), ("false", .bool(false)),
    ("-0.50e+2", .number("-0.50e+2")),
    ("12345678901234567890.10", .number("12345678901234567890.10")), ("[]", .array([])),
    ("{ }", .object([:])),
    (#""a\"\\\/\b\f\n\r\té😀 ä""#, .string("a\"\\/\u{8}\u{c}\n\r\té😀 ä")),
    (#""\ud83dx\ude00""#, .string("\u{FFFD}x\u{FFFD}")),
    (
      #"{"a": [1, {"b": null}], "c": "d"}"#,
      .object(["a": .array([.number("1"), .object(["b": .null])]), "c": .string("d")])
    ),
    (#"{"a": 1, "a": 2}"#, .object(["a": .number("2")])),
  ])
  func `reads values of any shape`(text: String, expected: JSONNode) throws {
    #expect(try JSONParser.value(of: Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("", 0, "it ends too early"), ("{\"a\": 1", 7, "a ',' or '}' was expected"),
    ("{\"a\" 1}", 5, "a ':' was expected"), ("{a: 1}", 1, "a key in quotes was expected"),
    ("[1,]", 3, "a value was expected"), ("[1 2]", 3, "a ',' or ']' was expected"),
    ("{} {}", 3, "something follows the value"), ("01", 2, "a number does not begin with 0"),
    ("1.", 2, "a digit was expected"), ("-", 1, "a digit was expected"), ("1e", 2, "a digit was expected"),
    ("nul", 0, "a value was expected"), ("NaN", 0, "a value was expected"),
    ("[\"abc", 1, "a text is not ended"), ("\"\\x\"", 2, "there is no such escape"),
    ("\"\\u12g4\"", 5, "four hexadecimal digits were expected"),
    ("\"a\u{1}\"", 2, "a control character stands in a text"),
    ("'a'", 0, "a value was expected"),
  ])
  func `tells the first place that is wrong`(text: String, offset: Int, reason: String) {
    #expect(throws: JSONParser.Malformed(offset: offset, reason: reason)) {
      try JSONParser.value(of: Array(text.utf8))
    }
  }

  @Test func `refuses text that is not UTF-8`() {
    #expect(throws: JSONParser.Malformed(offset: 0, reason: "the text is not UTF-8")) {
      try JSONParser.value(of: [0x22, 0xE4, 0x22])
    }
  }

  @Test func `refuses nesting that would exhaust the stack`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONParser.Malformed(offset: 64, reason: "it is nested too deeply")) {
      try JSONParser.value(of: Array(deep.utf8))
    }
    let fair = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(throws: Never.self) { try JSONParser.value(of: Array(fair.utf8)) }
  }
}
