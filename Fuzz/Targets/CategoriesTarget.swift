import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText

/// The reader of category rules, and the rules themselves.
enum CategoriesTarget {
  static func run(_ bytes: [UInt8]) {
    let reading = CategoryFileReader.read(bytes, file: FilePath("/home/user/categories.yaml"))
    guard let file = PipelineTarget.value(of: reading, in: bytes) else { return }
    do throws(CategoryRuleProblems) {
      let matcher = try CategoryMatcher(rules: file.rules)
      for rule in file.rules {
        for example in rule.examples {
          var receipt = Receipt()
          receipt.merchantName = example
          receipt.lineItems = [LineItem(description: example)]
          require(matcher.decision(for: receipt) != nil, "the example '\(example)' gets no category")
        }
      }
    } catch {
      require(!error.diagnostics.isEmpty, "rules are refused, and nobody knows why")
    }
  }
}
