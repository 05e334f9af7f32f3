internal import ReceiptModel

/// Receipts without a date, which no month counts.
struct UndatedSection {
  let receipts: [ReportedReceipt]

  var markdown: String { "## Undated\n\n" + body }

  private var body: String {
    guard !receipts.isEmpty else { return "None.\n" }
    var table = MarkdownTable([
      .text("ID"), .text("Merchant"), .number("Total"), .text("Date as printed"), .text("Why"), .text("File"),
    ])
    for receipt in receipts {
      table.append([
        MarkdownText.escaped(receipt.ledgerReceipt.receiptID), MarkdownText.escaped(receipt.merchant),
        receipt.totalText, receipt.receipt.dateRaw.map(MarkdownText.escaped) ?? EnglishWords.unknown,
        receipt.reasons, receipt.link,
      ])
    }
    return "No month counts these until they have a date.\n\n" + table.text
  }
}
