import PipelineEngine
import ReceiptModel
import ReceiptText
import Testing

@Suite struct `The categorise stage` {
  private func categorised(
    _ merchant: String?, category: String? = nil, learned: [String: String] = [:],
    default defaultCategory: String? = nil
  ) async throws -> [String?] {
    let rules = [CategoryRule(category: "food", name: "food/shops", merchants: ["aldi"])]
    let stage = CategoriseStage(
      matcher: try CategoryMatcher(rules: rules), learned: learned, defaultCategory: defaultCategory)
    var receipt = Receipt()
    receipt.merchantName = merchant
    receipt.category = category
    receipt.page = 3
    let result = try await stage.run(receipt)
    #expect(result.page == 3)
    return [result.category, result.categoryRule]
  }

  @Test func `sets the category and the rule`() async throws {
    #expect(try await categorised("ALDI") == ["food", "food/shops"])
  }

  @Test func `asks what was learned only where no rule knows`() async throws {
    let learned = ["Bäckerei Kraus": "bread", "aldi": "home"]
    #expect(try await categorised("BACKEREI KRAUS", learned: learned) == ["bread", "learned"])
    #expect(try await categorised("Aldi", learned: learned) == ["food", "food/shops"])
  }

  @Test func `takes the same of two learned names that fold alike`() async throws {
    for _ in 0..<20 {
      #expect(try await categorised("kraus", learned: ["Kraus": "a", "KRAUS": "b", "kraus": "c"])[0] == "b")
    }
  }

  @Test func `leaves the category unknown unless there is a default`() async throws {
    #expect(try await categorised("Nobody") == [nil, nil])
    #expect(try await categorised(nil, learned: ["": "x"]) == [nil, nil])
    #expect(try await categorised("Nobody", default: "other") == ["other", "default"])
  }

  @Test func `keeps a category that is set`() async throws {
    #expect(try await categorised("ALDI", category: "gifts") == ["gifts", nil])
  }
}
