import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// Text as printed, with the items and taxes that reading it must give.
struct ItemFixture: CustomTestStringConvertible, Sendable {
  let name: String
  var language = "eng"
  let text: String
  /// Description, quantity, unit price and amount, with bars between them.
  var items: [String] = []
  /// What was taken off items, in the items' order.
  var discounts: [String] = []
  var tax: String?

  var testDescription: String { name }

  func read() async throws -> Receipt? {
    let rows = try await NormaliseStage().run(PrintedText.document(text))
    return try await ExtractStage(languages: BuiltInLanguages.expecting([language])).run(rows).first
  }

  /// The items of a receipt in the words of ``items``.
  static func items(of receipt: Receipt) -> [String] {
    receipt.lineItems.map { item in
      [
        item.description, item.quantity ?? "", item.unitPrice?.decimalText ?? "",
        item.amount?.decimalText ?? "",
      ].joined(separator: "|")
    }
  }
}
