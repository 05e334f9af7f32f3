import ReceiptModel
import Testing

@testable import Evaluation

struct `The figures` {
  private static let files: [JudgedFile] = [
    .testing("a", .testing(.total, .right), .testing(.date, .right), .testing(.items, .partly, share: 0.5)),
    .testing("b", .testing(.total, .wrong), .testing(.date, .right), .testing(.items, .empty, share: 0)),
    .testing("c", status: .needsReview, isHeldOut: true, .testing(.total, .right), .testing(.date, .right)),
    .testing("d", status: .needsReview, .testing(.total, .empty), .testing(.date, .wrong)),
    .testing("e", status: nil, isHeldOut: true, .testing(.total, .empty)),
  ]

  @Test func `count what is right, empty and wrong`() throws {
    let figures = Figures(Self.files)
    #expect(figures.fields.map(\.field) == [.date, .total, .items])
    let total = try #require(figures.tally(of: .total))
    #expect(total.count == 5 && total.right == 2 && total.empty == 2 && total.wrong == 1)
    #expect(total.rightShare == 0.4 && total.emptyShare == 0.4 && total.wrongShare == 0.2)
    let items = try #require(figures.tally(of: .items))
    #expect(items.count == 2 && items.right == 0.5 && items.empty == 1 && items.wrong == 0)
    #expect(figures.tally(of: .merchant) == nil)
  }

  @Test func `keep the held-out part apart`() {
    let figures = Figures(Self.files)
    #expect(figures.tunedFields.map(\.count) == [3, 3, 2])
    #expect(figures.heldOutFields.map(\.field) == [.date, .total])
    #expect(figures.heldOutFields.map(\.rightShare) == [1, 0.5])
  }

  @Test func `count what could be booked, and what must not have been`() {
    let status = StatusTally(Self.files)
    #expect(status.files == 5 && status.ok == 2 && status.needsReview == 2 && status.none == 1)
    #expect(status.silent == 1)
    #expect(status.safe == 2 && status.safeWithStatusOk == 1)
  }

  @Test func `of nothing are nothing`() {
    let figures = Figures([])
    #expect(figures.fields.isEmpty && figures.calibration.isEmpty && figures.status.files == 0)
  }

  @Test func `of several sets add up`() {
    var cost = ReadingCost()
    cost.documents = 2
    cost.wall = 1.5
    let reports = [
      EvaluationReport(truth: "x", files: Array(Self.files.prefix(2)), cost: cost),
      EvaluationReport(truth: "y", files: Array(Self.files.dropFirst(2)), cost: cost),
    ]
    let record = EvaluationRecord(reports)
    #expect(record.overall == Figures(Self.files))
    #expect(record.cost.documents == 4 && record.cost.wall == 3)
  }
}
