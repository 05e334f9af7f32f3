import ReceiptModel
import Testing

@testable import Evaluation

struct `Misses as text` {
  @Test func `show each field that is not right, with what it was read from`() {
    var total = FieldJudgement.testing(.total, .wrong, given: "12.80", confidence: 0.75)
    total.rule = "label"
    total.label = "SU\u{1b}MME"
    total.printed = "12,80"
    var items = FieldJudgement.testing(.items, .partly, given: "", share: 0.8)
    items.wanted = "Brot 1.00"
    var first = JudgedFile.testing("a\nb.jpg", .testing(.date, .right), total, items)
    first.issues = ["total_mismatch", "date_uncertain"]
    var second = JudgedFile.testing("c.jpg", status: nil, .testing(.total, .empty))
    second.failure = "the file is empty [file-empty]"
    #expect(
      MissText.lines(of: [first, second]) == [
        "a\\nb.jpg: total is wrong", "  wanted      right", "  given       12.80", "  confidence  0.75",
        "  rule        label", "  label       SU\\u{1b}MME", "  printed     12,80",
        "  issues      total_mismatch;date_uncertain", "a\\nb.jpg: items is partly, F1 0.800",
        "  missed      Brot 1.00", "  issues      total_mismatch;date_uncertain", "c.jpg: total is empty",
        "  wanted      right", "  failure     the file is empty [file-empty]",
      ])
  }
}
