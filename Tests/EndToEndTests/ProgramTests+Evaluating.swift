import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  @Test func `measures how much of known receipts it reads right`() async throws {
    let folder = try TemporaryFolder()
    let diner = Household.samples[Household.clearSample]
    try FileManager.default.copyItem(atPath: diner.path, toPath: folder.file("diner.jpg").text)
    try folder.write(BadFiles.corruptJPEG, to: "bad.jpg")
    let truth = diner.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "truth.jsonl")
    let rows = try String(contentsOf: truth, encoding: .utf8).split(separator: "\n")
    let row = try #require(rows.first { $0.contains("us-diner.jpg") })
    let object = try #require(JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any])
    let total = try #require(object["total"] as? String)
    let date = try #require(object["date"] as? String)
    try folder.write(
      """
      {"file": "diner.jpg", "total": "\(total)", "date": "\(date)", "currency": "USD"}
      {"file": "bad.jpg", "total": "1.00"}
      """, to: "truth.jsonl")

    let result = try await Program.run("evaluate", "truth.jsonl", "--json", "figures.json", in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("truth.jsonl: 2 files, "))
    #expect(result.output.contains(#/\ndate +1 +1\.000 /#), "\(result.output)")
    #expect(result.output.contains(/\ntotal +2 +0\.500 +0\.500 +0\.000/))
    #expect(result.output.contains("no receipt: 1\n"))
    #expect(result.output.contains(/; recognition [1-9][0-9]+ ms of CPU each of 2; understanding [0-9.]+ ms/))
    #expect(result.errors.contains("bad.jpg: error: "))

    let again = try await Program.run(
      "evaluate", "truth.jsonl", "--baseline", "figures.json", "--min", "total=0.9", in: folder.path)
    #expect(again.status == 1)
    #expect(again.output.contains("compared: 2 files; status ok"))
    #expect(!again.output.contains("\nworse: "))
    #expect(again.output.hasSuffix("falls short: total is 0.500, must be 0.900\n"))
  }
}
