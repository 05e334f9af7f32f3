import Diagnostics
import PipelineEngine
import PipelineFile
import ReceiptModel
import Testing

@Suite struct `The rules file reader` {
  @Test func `reads rules in the file's order, each with its place`() throws {
    let text = """
      tallyroll_categories: 1
      default: other
      categories:
        food & drink:
          shops:
            merchants: [aldi, "*markt"]
            examples: [ALDI SÜD]
            counterexamples: [Aldiana]
          words:
            words: [milk*]
            examples: [Milkshake]
            counterexamples: [silk]
        fuel:
          shops:
            merchants: [shell]
            words: [diesel]
            examples: [Shell]
            counterexamples: [Shelley]
      """
    let reading = CategoryFileReader.read(text.utf8, file: FilePath("rules.yaml"))
    #expect(reading.diagnostics.isEmpty)
    let file = try #require(reading.value)
    #expect(file.defaultCategory == "other")
    #expect(
      file.rules == [
        CategoryRule(
          category: "food & drink", name: "food & drink/shops", merchants: ["aldi", "*markt"],
          examples: ["ALDI SÜD"], counterexamples: ["Aldiana"],
          origin: Origin("rules.yaml", line: 5, column: 5)),
        CategoryRule(
          category: "food & drink", name: "food & drink/words", words: ["milk*"], examples: ["Milkshake"],
          counterexamples: ["silk"], origin: Origin("rules.yaml", line: 9, column: 5)),
        CategoryRule(
          category: "fuel", name: "fuel/shops", merchants: ["shell"], words: ["diesel"], examples: ["Shell"],
          counterexamples: ["Shelley"], origin: Origin("rules.yaml", line: 14, column: 5)),
      ])
  }

  @Test func `has no default where none is given`() throws {
    let reading = CategoryFileReader.read(
      "tallyroll_categories: 1\ncategories: {}\n".utf8, file: FilePath("rules.yaml"))
    #expect(reading.value == CategoryFile(rules: []))
  }
}
