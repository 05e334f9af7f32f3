import Diagnostics
import Evaluation
import ReceiptModel
import TestSupport
import Testing

@testable import TallyrollCLI

@Suite struct `The plan of an evaluation` {
  private static func row(_ file: String, line: Int = 1, lines: String? = nil) -> TruthRow {
    var row = TruthRow(file: FilePath(file), line: line)
    row.lines = lines.map { FilePath($0) }
    return row
  }

  @Test func `takes printed lines where there is no picture, and tells what is not there`() throws {
    let folder = try TemporaryFolder()
    for name in ["images/both.jpg", "lines/both.csv", "lines/text.csv", "own.csv", "named.txt"] {
      try folder.write("", to: name)
    }
    let rows = [
      Self.row("images/both.jpg"), Self.row("images/text.jpg"), Self.row("own.csv"),
      Self.row("x.jpg", lines: "named.txt"), Self.row("images/none.jpg", line: 7),
    ]
    let plan = EvaluationPlan(rows, of: folder.file("truth.jsonl"), part: .all, onlyLines: false)
    #expect(
      plan.files == [
        folder.file("images/both.jpg"), folder.file("images/text.jpg"), folder.file("own.csv"),
        folder.file("x.jpg"),
        nil,
      ])
    #expect(
      plan.lines == [
        folder.file("images/text.jpg"): folder.file("lines/text.csv"),
        folder.file("own.csv"): folder.file("own.csv"),
        folder.file("x.jpg"): folder.file("named.txt"),
      ])
    #expect(plan.recognised == 1)
    #expect(plan.missing.map(\.id) == ["truth-picture-missing"])
    #expect(plan.missing.first?.origin?.line == 7)
    #expect(plan.missing.first?.message.contains("images/none.jpg") == true)

    let lines = EvaluationPlan(rows, of: folder.file("truth.jsonl"), part: .all, onlyLines: true)
    #expect(lines.lines[folder.file("images/both.jpg")] == folder.file("lines/both.csv"))
    #expect(lines.recognised == 0)
    #expect(lines.missing.first?.message.contains("lines/none.csv") == true)
  }

  @Test(arguments: [
    (EvaluationPlan.Part.all, ["001.jpg", "003.jpg"]), (.heldOut, ["001.jpg"]), (.tuned, ["003.jpg"]),
  ])
  func `takes the wanted part`(part: EvaluationPlan.Part, names: [String]) {
    let rows = [Self.row("001.jpg"), Self.row("003.jpg")]
    let plan = EvaluationPlan(rows, of: FilePath("/nowhere/t.jsonl"), part: part, onlyLines: false)
    #expect(plan.rows.map(\.name) == names)
    #expect(plan.files == names.map { _ in nil })
  }
}
