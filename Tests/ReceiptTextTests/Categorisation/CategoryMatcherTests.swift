import Diagnostics
import PipelineEngine
import ReceiptModel
import ReceiptText
import Testing

@Suite struct `A category matcher` {
  private static let rules = [
    CategoryRule(category: "food", name: "food/shops", merchants: ["aldi", "*markt", "jumbo"]),
    CategoryRule(category: "food", name: "food/dairy", words: ["milk", "cheese"]),
    CategoryRule(category: "food", name: "food/bread", words: ["bread", "roll"]),
    CategoryRule(
      category: "dining", name: "dining/places", merchants: ["jumbo seafood", "restaurant*"], words: ["pub"]),
    CategoryRule(category: "dining", name: "dining/words", words: ["beer", "cheese platter"]),
    CategoryRule(category: "home", name: "home/shops", merchants: ["baumarkt", "*baumarkt"]),
  ]

  private func decision(
    _ merchant: String?, raw: String? = nil, items: [String] = []
  ) throws -> CategoryDecision? {
    var receipt = Receipt()
    receipt.merchantName = merchant
    receipt.merchantRaw = raw
    receipt.lineItems = items.map { LineItem(description: $0) }
    return try CategoryMatcher(rules: Self.rules).decision(for: receipt)
  }

  @Test(arguments: [
    ("ALDI SÜD", "food/shops"), ("Supermarkt", "food/shops"), ("Jumbo", "food/shops"),
    ("Jumbo Seafood Pte Ltd", "dining/places"), ("Aldi Restaurant", "dining/places"),
    ("OBI Baumarkt", "home/shops"),
    ("Gartenbaumarkt", "home/shops"), ("The Old Pub", "dining/places"),
  ])
  func `lets the longest merchant pattern decide`(merchant: String, rule: String) throws {
    #expect(try decision(merchant)?.rule == rule)
  }

  @Test func `tries the printed name where the tidied one says nothing`() throws {
    #expect(try decision("A. Süd", raw: "ALDI Süd")?.rule == "food/shops")
    #expect(try decision("Aldi", raw: "Restaurant")?.rule == "food/shops")
  }

  @Test func `lets a merchant outweigh any number of items`() throws {
    #expect(try decision("Restaurant", items: ["milk", "bread", "cheese"])?.rule == "dining/places")
    #expect(try decision("Pub Nine", items: ["milk", "bread", "cheese"])?.rule == "dining/places")
  }

  @Test func `counts the items that speak for a category`() throws {
    #expect(try decision(nil, items: ["Beer", "Milk", "Cheese", "Screws"])?.rule == "food/dairy")
    #expect(try decision("X", items: ["Beer", "beer", "Milk"])?.category == "dining")
    #expect(try decision(nil, items: ["Roll", "Bread roll", "Milk"])?.rule == "food/bread")
  }

  @Test func `counts an item once however many of its words speak for a category`() throws {
    #expect(try decision(nil, items: ["milk cheese bread", "beer", "beer"])?.category == "dining")
  }

  @Test func `gives equals to the rule that stands first`() throws {
    #expect(try decision(nil, items: ["Beer", "Milk"])?.rule == "food/dairy")
    #expect(try decision(nil, items: ["Bread", "Milk"])?.rule == "food/dairy")
  }

  @Test func `knows nothing of what no rule mentions`() throws {
    #expect(try decision("Schmidt", items: ["Screws"]) == nil)
    #expect(try decision(nil) == nil)
    #expect(try CategoryMatcher(rules: []).decision(for: Receipt()) == nil)
  }

  @Test func `reads an item without description as printed`() throws {
    var receipt = Receipt()
    receipt.lineItems = [LineItem(description: "", rawText: "1 x BEER 4.00")]
    #expect(try CategoryMatcher(rules: Self.rules).decision(for: receipt)?.rule == "dining/words")
  }

  @Test func `holds rules to their examples, and reports all that fail`() {
    let origin = Origin("rules.yaml", line: 5, column: 3)
    let rules = [
      CategoryRule(
        category: "food", name: "food/a", merchants: ["aldi"], words: ["milk"],
        examples: ["Aldi", "Milk", "Lidl"],
        counterexamples: ["Aldiana", "oat milk"], origin: origin),
      CategoryRule(
        category: "food", name: "food/b", merchants: ["--", "ALDI"], words: ["aldi"], examples: ["x"]),
    ]
    #expect {
      try CategoryMatcher(rules: rules)
    } throws: { error in
      let found = (error as? CategoryRuleProblems)?.diagnostics ?? []
      return found.map(\.id) == [
        "category-pattern-invalid", "category-pattern-repeated", "category-example-fails",
        "category-example-fails",
        "category-example-fails",
      ] && found[2].origin == origin && found[2].message.contains("'Lidl'")
        && found[3].message.contains("'oat milk'")
    }
  }
}
