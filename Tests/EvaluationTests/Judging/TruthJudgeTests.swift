import ReceiptModel
import Testing

@testable import Evaluation

struct `A judge by the truth` {
  private static let euro = Currency(code: "EUR")

  private static let row: TruthRow = {
    var row = TruthRow(file: FilePath("a.jpg"))
    row.merchant = "Bäckerei Lindner"
    row.date = "2026-01-31"
    row.total = "12.3"
    row.currency = "EUR"
    row.tax = "0.80"
    row.address = "Lindenallee 12, 04999 Neuenfeld"
    return row
  }()

  private static func receipt(_ change: (inout Receipt) -> Void = { _ in }) -> Receipt {
    var receipt = Receipt()
    receipt.status = .ok
    receipt.merchantName = "BACKEREI LINDNER GMBH"
    receipt.date = CalendarDate(iso: "2026-01-31")
    receipt.currency = euro
    receipt.total = Money(minorUnits: 1230, currency: euro)
    receipt.totalTax = Money(minorUnits: 80, currency: euro)
    receipt.merchantAddress = "Lindenallee 12 04999 NEUENFELD"
    change(&receipt)
    return receipt
  }

  private static func verdicts(_ file: JudgedFile) -> [EvaluatedField: Verdict] {
    Dictionary(uniqueKeysWithValues: file.fields.map { ($0.field, $0.verdict) })
  }

  @Test func `finds a receipt right`() {
    let file = TruthJudge.judge([Self.receipt()], against: Self.row)
    #expect(file.fields.map(\.verdict) == Array(repeating: .right, count: 6))
    #expect(file.fields.map(\.share) == Array(repeating: 1, count: 6))
    #expect(file.status == .ok)
    #expect(file.isSafeToBook && !file.isSilentError)
  }

  struct Case: Sendable {
    var field: EvaluatedField
    var verdict: Verdict
    var change: @Sendable (inout Receipt) -> Void

    init(_ field: EvaluatedField, _ verdict: Verdict, change: @escaping @Sendable (inout Receipt) -> Void) {
      self.field = field
      self.verdict = verdict
      self.change = change
    }
  }

  private static let cases: [Case] = [
    Case(.merchant, .wrong) { $0.merchantName = "Metzgerei Huber" },
    Case(.merchant, .empty) { $0.merchantName = "" },
    Case(.merchant, .right) { $0.merchantName = "Lindner" },
    Case(.merchant, .wrong) { $0.merchantName = "Lin" },
    Case(.date, .wrong) { $0.date = CalendarDate(iso: "2026-01-30") }, Case(.date, .empty) { $0.date = nil },
    Case(.total, .wrong) { $0.total?.minorUnits = 1231 },
    Case(.total, .wrong) { $0.total?.minorUnits = -1230 },
    Case(.total, .empty) { $0.total = nil },
    Case(.currency, .wrong) { $0.currency = Currency(code: "CHF") },
    Case(.currency, .empty) { $0.currency = nil },
    Case(.tax, .wrong) { $0.totalTax?.minorUnits = 8 }, Case(.tax, .empty) { $0.totalTax = nil },
    Case(.address, .wrong) { $0.merchantAddress = "Ahornweg 3" },
    Case(.address, .empty) { $0.merchantAddress = nil },
  ]

  @Test(arguments: cases)
  func `tells what is empty from what is wrong`(test: Case) {
    let (field, verdict) = (test.field, test.verdict)
    let file = TruthJudge.judge([Self.receipt(test.change)], against: Self.row)
    var expected = Self.verdicts(TruthJudge.judge([Self.receipt()], against: Self.row))
    expected[field] = verdict
    #expect(Self.verdicts(file) == expected)
    #expect(file.isSilentError == (verdict == .wrong && (field == .total || field == .date)))
    #expect(file.isSafeToBook == (verdict == .right || (field != .total && field != .date)))
  }

  @Test func `judges nothing that the truth does not tell`() {
    var row = TruthRow(file: FilePath("a.jpg"))
    #expect(TruthJudge.judge([Self.receipt()], against: row).fields.isEmpty)
    row.tax = "1"
    #expect(TruthJudge.judge([Self.receipt()], against: row).fields.map(\.field) == [.tax])
  }

  @Test func `takes the receipt of a file that is right in most`() {
    let other = Self.receipt { $0.total = nil }
    let worse = Self.receipt { $0.total?.minorUnits = 1 }
    let file = TruthJudge.judge([worse, other, Self.receipt()], against: Self.row)
    #expect(file.judgement(of: .total)?.verdict == .right)
    #expect(TruthJudge.judge([worse, other], against: Self.row).judgement(of: .total)?.verdict == .empty)
  }

  @Test func `counts a file without a receipt as empty in all`() {
    let file = TruthJudge.judge([], failure: "the file is empty", against: Self.row)
    #expect(file.status == nil)
    #expect(file.failure == "the file is empty")
    #expect(file.fields.allSatisfy { $0.verdict == .empty && $0.given == nil })
    #expect(!file.isSafeToBook)
  }

  @Test func `keeps where a value came from`() throws {
    let receipt = Self.receipt {
      $0.total?.minorUnits = 1280
      $0.issues = [.totalMismatch, .merchantMissing]
      $0.evidence = [
        Evidence(
          field: "total", labelRaw: "SUMME", valueRaw: "12,80", valueNorm: "12.80", page: 1, box: nil,
          rule: "label",
          confidence: 0.75),
        Evidence(
          field: "receipt_date", valueRaw: "31.1.26", valueNorm: "", page: 1, box: nil, rule: "r",
          confidence: .nan),
      ]
    }
    let file = TruthJudge.judge([receipt], against: Self.row)
    let total = try #require(file.judgement(of: .total))
    #expect(total.wanted == "12.3" && total.given == "12.80" && total.confidence == 0.75)
    #expect(total.label == "SUMME" && total.printed == "12,80" && total.rule == "label")
    #expect(file.judgement(of: .date)?.confidence == 0)
    #expect(file.issues == ["total_mismatch", "merchant_missing"])
  }
}
