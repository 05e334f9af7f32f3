import Diagnostics
import Evaluation
import Foundation
import ReceiptModel
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `The record of an evaluation` {
  private static let record: EvaluationRecord = {
    var row = TruthRow(file: FilePath("a/ä.jpg"))
    row.total = "12.30"
    row.merchant = "M"
    row.items = [TruthItem(name: "Brot", amount: "1")]
    var receipt = Receipt()
    receipt.status = .needsReview
    receipt.issues = [.totalMismatch]
    receipt.total = Money(minorUnits: 1230, currency: nil)
    receipt.evidence = [
      Evidence(
        field: "total", labelRaw: "SUMME", valueRaw: "12,30", valueNorm: "12.30", page: 1, box: nil,
        rule: "label",
        confidence: 0.91)
    ]
    var cost = ReadingCost()
    cost.documents = 2
    cost.wall = 0.125
    let files = [
      TruthJudge.judge([receipt], against: row),
      TruthJudge.judge([], failure: "gone", against: TruthRow(file: FilePath("001.jpg"))),
    ]
    return EvaluationRecord([EvaluationReport(truth: "t.jsonl", files: files, cost: cost)])
  }()

  @Test func `is read as it was written`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("out/figures.json")
    try EvaluationRecordFile.write(Self.record, to: path)
    #expect(try EvaluationRecordFile.read(path) == Self.record)
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path.text)))
    let report = try #require(((object as? [String: Any])?["reports"] as? [[String: Any]])?.first)
    let figures = try #require(report["figures"] as? [String: Any])
    #expect(figures["held_out_fields"] is [Any])
    #expect((figures["status"] as? [String: Any])?["needs_review"] as? Int == 1)
    #expect(((report["files"] as? [[String: Any]])?.first?["fields"] as? [[String: Any]])?.count == 3)
  }

  @Test(arguments: ["", "{}", "[1]", "{\"version\": 2}", "{\"version\": 1, \"reports\": 7}"])
  func `is refused where it is none`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "figures.json")
    let error = #expect(throws: Diagnostic.self) { try EvaluationRecordFile.read(path) }
    #expect(error?.id == "baseline-invalid")
    #expect(error?.origin?.file == path.text)
  }
}
