import Testing

@testable import ReceiptStore

@Suite struct `A joined list` {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a;b"), (["a;b", "c"], #"a\;b;c"#), ([#"a\"#, "b"], #"a\\;b"#),
    ([";", #"\;"#], #"\;;\\\;"#), (["é\r\n"], "é\r\n"),
  ])
  func `comes back as it was`(texts: [String], joined: String) {
    #expect(JoinedList.joined(texts) == joined)
    #expect(JoinedList.split(joined) == texts)
  }

  @Test func `has no empty texts`() {
    #expect(JoinedList.joined(["", "a", ""]) == "a")
    #expect(JoinedList.split(";a;;") == ["a"])
  }
}
