import ReceiptModel
import Testing

@testable import Evaluation

struct `Figures as text` {
  private static let files: [JudgedFile] = [
    .testing("a", .testing(.total, .right, confidence: 0.97), .testing(.merchant, .empty)),
    .testing("b", isHeldOut: true, .testing(.total, .wrong, confidence: 0.6)),
    .testing("c", status: .needsReview, .testing(.total, .right)),
  ]

  @Test func `have a row for each field, and a column for each part`() {
    let table = FigureText.fields(Figures(Self.files))
    #expect(
      table.columns.map(\.heading) == ["FIELD", "N", "RIGHT", "EMPTY", "WRONG", "TRAINED ON", "HELD OUT"])
    #expect(
      table.rows == [
        ["merchant", "1", "0.000", "1.000", "0.000", "0.000", "–"],
        ["total", "3", "0.667", "0.000", "0.333", "1.000", "0.000"],
      ])
    let part = FigureText.fields(Figures(Self.files.filter(\.isHeldOut)))
    #expect(part.columns.map(\.heading) == ["FIELD", "N", "RIGHT", "EMPTY", "WRONG"])
    #expect(part.rows == [["total", "1", "0.000", "0.000", "1.000"]])
  }

  @Test func `tell what could be booked`() {
    #expect(
      FigureText.status(StatusTally(Self.files)) == [
        "status ok: 2, needs review: 1, no receipt: 0", "silent errors: 1 of 2 with status ok (0.500)",
        "total and date right: 2, of these with status ok: 1 (0.500)",
      ])
    #expect(FigureText.status(StatusTally([]))[1] == "silent errors: 0 of 0 with status ok")
  }

  @Test func `tell how far confidences can be trusted`() {
    let table = FigureText.calibration(Figures(Self.files).calibration)
    #expect(
      table.rows == [
        ["total", "0.5–0.7", "1", "0", "0.000", "0.600"], ["total", "≥0.95", "1", "1", "1.000", "0.970"],
      ])
  }

  @Test func `tell what it cost`() {
    var cost = ReadingCost()
    #expect(FigureText.cost(cost) == "time: 0 documents in 0.00 s")
    cost.documents = 4
    cost.wall = 2.5
    cost.understanding = 0.0202
    #expect(FigureText.cost(cost) == "time: 4 documents in 2.50 s; understanding 5.05 ms of CPU each")
    cost.recognised = 2
    cost.recognition = 1
    #expect(
      FigureText.cost(cost)
        == "time: 4 documents in 2.50 s; recognition 500 ms of CPU each of 2; understanding 5.05 ms of CPU each"
    )
  }
}
