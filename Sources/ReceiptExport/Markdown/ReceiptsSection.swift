internal import ReceiptModel

/// The month's receipts one by one, each with a link to its file.
struct ReceiptsSection {
  let receipts: [ReportedReceipt]

  var markdown: String { "## Receipts\n\n" + body }

  private var body: String {
    guard !receipts.isEmpty else { return "None.\n" }
    var table = MarkdownTable([
      .text("Date"), .text("Merchant"), .text("Category"), .number("Total"), .text("Review"), .text("ID"),
      .text("File"),
    ])
    for receipt in receipts {
      table.append([
        receipt.receipt.date?.description ?? EnglishWords.unknown, MarkdownText.escaped(receipt.merchant),
        MarkdownText.escaped(receipt.category), receipt.totalText, receipt.needsReview ? "yes" : "",
        MarkdownText.escaped(receipt.ledgerReceipt.receiptID), receipt.link,
      ])
    }
    return table.text
  }
}
