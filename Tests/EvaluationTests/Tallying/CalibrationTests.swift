import Testing

@testable import Evaluation

struct `A calibration` {
  @Test(
    arguments: [
      (0, .doubtful), (0.4999, .doubtful), (0.5, .poor), (0.6999, .poor), (0.7, .fair), (0.8, .good),
      (0.8999, .good),
      (0.9, .high), (0.7 + 0.2, .high), (0.9499, .high), (0.95, .sure), (1, .sure),
    ] as [(Double, CalibrationBin)])
  func `has ranges of confidence`(confidence: Double, bin: CalibrationBin) {
    #expect(CalibrationBin(confidence) == bin)
  }

  @Test func `counts the values that were given with a confidence`() throws {
    let files: [JudgedFile] = [
      .testing("a", .testing(.total, .right, confidence: 0.96), .testing(.currency, .right)),
      .testing("b", .testing(.total, .wrong, confidence: 0.98)),
      .testing("c", .testing(.total, .right, confidence: 0.2)),
      .testing("d", .testing(.total, .empty, confidence: 0.9)),
    ]
    let rows = Figures(files).calibration
    #expect(rows.map(\.field) == [.total, .total])
    #expect(rows.map(\.bin) == [.doubtful, .sure])
    #expect(rows.map(\.given) == [1, 2])
    #expect(rows.map(\.right) == [1, 1])
    #expect(rows.map(\.rightShare) == [1, 0.5])
    #expect(abs(try #require(rows.last).meanConfidence - 0.97) < 1e-12)
  }
}
