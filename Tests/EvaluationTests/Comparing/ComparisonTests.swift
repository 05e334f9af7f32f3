import ReceiptModel
import Testing

@testable import Evaluation

struct `A comparison` {
  private static func report(_ files: JudgedFile...) -> EvaluationReport {
    EvaluationReport(truth: "t", files: files, cost: ReadingCost())
  }

  private static let comparison = Comparison(
    report(
      .testing("same", .testing(.total, .right), .testing(.date, .wrong)),
      .testing("mended", .testing(.total, .wrong, given: "1.00"), .testing(.date, .empty)),
      .testing("broken", .testing(.total, .right), .testing(.items, .partly, share: 0.8)),
      .testing("other", status: .needsReview, .testing(.total, .wrong, given: "1.00")),
      .testing("gone", .testing(.total, .right))),
    report(
      .testing("new", .testing(.total, .wrong)),
      .testing("other", status: .needsReview, .testing(.total, .wrong, given: "2.00")),
      .testing(
        "broken", status: .needsReview, .testing(.total, .empty), .testing(.items, .partly, share: 0.6)),
      .testing("mended", .testing(.total, .right, given: "9\u{1b}"), .testing(.date, .wrong)),
      .testing("same", .testing(.total, .right), .testing(.date, .wrong))))

  @Test func `tells what became better and what worse, of the files that both have`() {
    let comparison = Self.comparison
    #expect(comparison.files == 4)
    #expect(comparison.statusBefore.ok == 3 && comparison.statusAfter.ok == 2)
    #expect(comparison.changes.map(\.file) == ["other", "broken", "broken", "mended", "mended"])
    #expect(comparison.changes.map(\.direction) == [.other, .worse, .worse, .better, .worse])
    #expect(comparison.fields.map(\.after.field) == [.date, .total, .items])
    #expect(comparison.fields.map(\.before.right) == [0, 2, 0.8])
    #expect(comparison.fields.map(\.after.right) == [0, 2, 0.6])
  }

  @Test func `is shown as a table and lines`() {
    let table = ComparisonText.fields(Self.comparison)
    #expect(table.columns.count == 7)
    #expect(
      table.rows == [
        ["date", "0.000", "0.000", "0.000", "0.500", "1.000", "+0.500"],
        ["total", "0.500", "0.500", "0.000", "0.500", "0.250", "-0.250"],
        ["items", "0.800", "0.600", "-0.200", "0.000", "0.000", "0.000"],
      ])
    #expect(
      ComparisonText.lines(Self.comparison) == [
        "compared: 4 files; status ok 3 → 2, silent errors 2 → 2, no receipt 0 → 0",
        "better: mended: total wrong → right, '1.00' → '9\\u{1b}', wanted 'right'",
        "worse: broken: total right → empty, 'right' → nothing, wanted 'right'",
        "worse: broken: items F1 0.800 → 0.600",
        "worse: mended: date empty → wrong, nothing → 'wrong', wanted 'right'",
        "other: other: total wrong → wrong, '1.00' → '2.00', wanted 'right'",
      ])
  }

  @Test func `of the same has no changes`() {
    let report = Self.report(.testing("a", .testing(.total, .wrong), .testing(.items, .partly, share: 0.4)))
    #expect(Comparison(report, report).changes.isEmpty)
  }
}
