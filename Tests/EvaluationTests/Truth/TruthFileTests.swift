import Diagnostics
import ReceiptModel
import Testing

@testable import Evaluation

struct `A truth file` {
  private static func read(_ text: String) -> TruthFile { TruthFile(Array(text.utf8), file: "t.jsonl") }

  @Test func `tells what is printed on each file`() throws {
    let file = Self.read(
      """
      \u{FEFF}{"file": "a/b.jpg", "lines": "x.csv", "merchant": "Bäcker", "date": "2026-01-31", "total": "12.30",
      """ + "\"currency\":\"EUR\",\"tax\":1.50,\"address\":\"Weg 1\",\"paid\":[1],"
        + "\"items\":[{\"name\":\"Brot\",\"amount\":\"2.50\"},{\"name\":\"ohne\"},{\"name\":\"n\",\"amount\":null}]}\r\n"
        + "\n  \t\n{\"file\":\"c.pdf\",\"date\":null,\"total\":\"\"}\n")
    #expect(file.problems.isEmpty)
    var first = TruthRow(file: FilePath("a/b.jpg"), line: 1)
    first.lines = FilePath("x.csv")
    first.merchant = "Bäcker"
    first.date = "2026-01-31"
    first.total = "12.30"
    first.currency = "EUR"
    first.tax = "1.50"
    first.address = "Weg 1"
    first.items = [TruthItem(name: "Brot", amount: "2.50")]
    #expect(file.rows == [first, TruthRow(file: FilePath("c.pdf"), line: 4)])
  }

  @Test func `tells everything that is wrong with it`() {
    let file = Self.read(
      #"""
      {"file": "a.jpg", "total": "12,30", "date": "31.01.2026", "currency": "eur"}
      {"file": "a.jpg"}
      {"merchant": "M"}
      {"file": 7, "items": {"name": 1}}
      {"file": "b.jpg", "items": ["x", {"name": [], "amount": true}], "merchant": false}
      ["c.jpg"]
      {"file": "ä.jpg" "total": 1}
      """#)
    #expect(
      file.problems.map { "\($0.origin?.line ?? 0):\($0.origin?.column ?? 0) \($0.message) [\($0.id)]" } == [
        "1:0 'date' is '31.01.2026', which is not a day like \"2026-10-31\" [truth-value-invalid]",
        "1:0 'total' is '12,30', which is not an amount like \"12.30\" [truth-value-invalid]",
        "1:0 'currency' is 'eur', which is not a code like \"EUR\" [truth-value-invalid]",
        "2:0 'a.jpg' is told of in line 1 already [truth-file-repeated]",
        "3:0 the line names no 'file' [truth-file-missing]",
        "4:0 'file' is the number 7, which is not text [truth-value-invalid]",
        "4:0 'items' is an object, which is not a list of objects [truth-value-invalid]",
        "5:0 'merchant' is true or false, which is not text [truth-value-invalid]",
        "5:0 'items' is 'x', which is not a list of objects [truth-value-invalid]",
        "5:0 'name' is a list, which is not text [truth-value-invalid]",
        "5:0 'amount' is true or false, which is not an amount like \"12.30\" [truth-value-invalid]",
        "6:0 the line is a list where an object was expected [truth-syntax]",
        "7:18 the line is no JSON: a ',' or '}' was expected [truth-syntax]",
      ])
    #expect(file.problems.allSatisfy { $0.origin?.file == "t.jsonl" && $0.fix != nil })
  }

  @Test func `must tell of something`() {
    #expect(Self.read("\n\n").problems.map(\.id) == ["truth-empty"])
  }
}
