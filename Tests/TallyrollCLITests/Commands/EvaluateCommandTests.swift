import ReceiptModel
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `The evaluate command` {
  private let output = MemorySink()
  private let errors = MemorySink()
  private let folder: TemporaryFolder

  /// A shop's receipt as printed lines, 40 pixels high each.
  private static func lines(_ rows: String...) -> String {
    rows.enumerated().map { index, row in
      let (top, bottom, right) = (20 + index * 40, 50 + index * 40, 20 + row.count * 16)
      return "20,\(top),\(right),\(top),\(right),\(bottom),20,\(bottom),\(row)\r\n"
    }.joined()
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      Self.lines(
        "GREENHOLLOW FOODS LTD", "41 Market Row, Thornby", "Date: 09/01/2026 17:31", "BREAD, WHITE 1.40",
        "MILK 1.65", "TOTAL GBP 3.05", "CASH GBP 5.00", "CHANGE GBP 1.95"), to: "lines/001.csv")
    try folder.write(
      Self.lines(
        "OAKFIELD BAKERY", "Date: 19/01/2026 09:02", "ROLLS 2.40", "TOTAL GBP 2.40", "CASH GBP 2.40"),
      to: "lines/003.csv")
    try folder.write(
      """
      {"file": "001.jpg", "merchant": "Greenhollow Foods", "date": "2026-01-09", "total": "3.05", "currency": "GBP"}
      {"file": "003.jpg", "merchant": "Oakfield Bakery", "date": "2026-01-19", "total": "2.50"}

      """, to: "truth.jsonl")
  }

  @Test func `measures what is read from printed lines`() async throws {
    #expect(await run("--errors") == .success)
    let text = output.text
    #expect(text.hasPrefix("\(folder.path.text)/truth.jsonl: 2 files, 1 of them held out\n\nFIELD "))
    #expect(text.contains(/\nmerchant +2 +1\.000 +0\.000 +0\.000 +1\.000 +1\.000\n/), "\(text)")
    #expect(text.contains(#/\ndate +2 +1\.000 /#))
    #expect(text.contains(/\ntotal +2 +0\.500 +0\.000 +0\.500 +0\.000 +1\.000\n/))
    #expect(text.contains(/\ncurrency +1 +1\.000 +0\.000 +0\.000 +– +1\.000\n/))
    #expect(text.contains(/\ntime: 2 documents in [0-9.]+ s; understanding [0-9.]+ ms of CPU each\n/))
    #expect(text.contains(#/\nCALIBRATION  CONFIDENCE /#))
    #expect(
      text.contains("\n003.jpg: total is wrong\n  wanted      2.50\n  given       2.40\n  confidence  "))
    #expect(text.contains(/\n  printed +GBP 2\.40\n/))
    #expect(errors.text.isEmpty)
  }

  @Test func `takes a part, and several truth files`() async throws {
    #expect(await run("--held-out", folder.file("truth.jsonl").text) == .success)
    #expect(output.text.contains("truth.jsonl: 1 files, 1 of them held out\n"))
    #expect(output.text.contains(/\nall together: 2 files\n\nFIELD +N +RIGHT +EMPTY +WRONG\n/))
    #expect(output.text.contains(#/\ntotal +2 +1\.000 /#))
  }

  @Test func `ends with 1 where it falls short`() async {
    #expect(await run("--min", "date=1", "--min=total=0.9", "--min", "silent=0") == .documentsFailed)
    #expect(output.text.contains("\nfalls short: total is 0.500, must be 0.900\n"))
    #expect(!output.text.contains("falls short: date"))
  }

  @Test func `tells what changed since a record`() async throws {
    let record = folder.file("before.json").text
    #expect(await run("--json", record) == .success)
    try folder.write(
      Self.lines(
        "OAKFIELD BAKERY", "Date: 19/01/2026 09:02", "ROLLS 2.50", "TOTAL GBP 2.50", "CASH GBP 2.50"),
      to: "lines/003.csv")
    #expect(await run("--baseline", record) == .success)
    #expect(output.text.contains(/\ntotal +0\.500 +1\.000 +\+0\.500 +0\.500 +0\.000 +-0\.500\n/))
    #expect(output.text.contains("\nbetter: 003.jpg: total wrong → right, '2.40' → '2.50', wanted '2.50'\n"))
  }

  @Test func `counts what is not there or cannot be read as no receipt`() async throws {
    try folder.write("1,2,3\n", to: "lines/bad.csv")
    try folder.write(
      "{\"file\":\"gone.jpg\",\"total\":\"1\"}\n{\"file\":\"bad.jpg\",\"total\":\"1\"}\n", to: "truth.jsonl")
    #expect(await run("--errors") == .success)
    #expect(output.text.contains(/\ntotal +2 +0\.000 +1\.000 +0\.000\n/))
    #expect(output.text.contains("needs review: 0, no receipt: 2\n"))
    #expect(
      output.text.contains("  failure     the line has 3 fields where nine are needed [lines-invalid]\n"))
    #expect(
      errors.text.contains("truth.jsonl:1: warning: there is no file '\(folder.file("gone.jpg").text)'"))
    #expect(errors.text.contains("lines/bad.csv:1: error: the line has 3 fields"))
  }

  @Test func `refuses a truth file with everything that is wrong in it, unread`()
    async throws
  {
    try folder.write("{\"file\": 1}\n{}\n{\"file\": \"001.jpg\"", to: "truth.jsonl")
    #expect(await run() == .usage)
    #expect(
      errors.text.contains(
        "truth.jsonl:1: error: 'file' is the number 1, which is not text [truth-value-invalid]\n"))
    #expect(errors.text.contains("truth.jsonl:2: error: the line names no 'file' [truth-file-missing]\n"))
    #expect(errors.text.contains("truth.jsonl:3:19: error: the line is no JSON: "))
    #expect(output.text.isEmpty)
  }

  @Test(arguments: [
    (["--held-out", "--tuned"], "option-conflict"), (["--min", "totl=1"], "option-value-invalid"),
    (["--baseline", "/nowhere"], "file-vanished"), (["--date-order", "dym"], "option-value-invalid"),
    (["--home-currency", "EURO"], "option-value-invalid"),
  ])
  func `refuses options that mean nothing`(arguments: [String], slug: String) async {
    #expect(await run(arguments) == .usage)
    #expect(errors.text.contains("[\(slug)]\n"))
    #expect(output.text.isEmpty)
  }

  private func run(_ arguments: String...) async -> TallyrollCLI.ExitStatus { await run(arguments) }

  private func run(_ arguments: [String]) async -> TallyrollCLI.ExitStatus {
    let line = ["evaluate", folder.file("truth.jsonl").text] + arguments
    return await Tool(surroundings: .fake(console: Console(output: output, errors: errors)))
      .run(line.map { FilePath($0) })
  }
}
