internal import ReceiptModel

/// The month's receipts that somebody should look at, and why.
struct ReviewSection {
  let receipts: [ReportedReceipt]

  var markdown: String { "## Needs review\n\n" + body }

  private var body: String {
    guard !receipts.isEmpty else { return "None.\n" }
    var table = MarkdownTable([
      .text("ID"), .text("Date"), .text("Merchant"), .number("Total"), .text("Why"), .text("File"),
    ])
    for receipt in receipts {
      table.append([
        MarkdownText.escaped(receipt.ledgerReceipt.receiptID),
        receipt.receipt.date?.description ?? EnglishWords.unknown, MarkdownText.escaped(receipt.merchant),
        receipt.totalText, receipt.reasons, receipt.link,
      ])
    }
    return table.text
  }
}
