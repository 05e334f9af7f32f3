import ReceiptModel
import Testing

@testable import ReceiptStore

@Suite struct `Learned categories` {
  @Test func `are those that most receipts of a merchant got by rule`() async throws {
    let ledger = try await TestLedger()
    let rows: [(String?, String?, String?)] = [
      ("Kiosk", "office", "stationery"), ("Kiosk", "office", "stationery"), ("Kiosk", "dining", "snacks"),
      ("Tie", "travel", "r"), ("Tie", "fuel", "r"),
      ("Taught", "fuel", "learned"), ("Taught", "travel", "learned"), ("Taught", "dining", "r"),
      ("Default", "other", "default"), ("None", nil, nil), (nil, "fuel", "r"), ("Hand", "health", nil),
    ]
    let receipts = rows.enumerated().map { index, row in
      var receipt = TestLedger.receipt(row.0, index: index + 1)
      (receipt.category, receipt.categoryRule) = (row.1, row.2)
      return receipt
    }
    try await ledger.save("a", sha: 1, receipts: receipts)
    #expect(
      try await ledger.store.learnedCategories()
        == ["Kiosk": "office", "Tie": "fuel", "Taught": "dining", "Hand": "health"])
  }
}
