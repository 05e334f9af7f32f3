import ReceiptModel

/// What holds of every receipt, whatever it was read from.
enum ReceiptChecks {
  static func check(_ receipts: [Receipt], of text: TextDocument, recognised: RecognisedDocument) {
    require(!receipts.isEmpty, "text, but neither a receipt nor an error")
    let words = recognised.pages.reduce(0) { $0 + $1.words.count { !$0.text.isEmpty } }
    let placed = text.pages.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.words.count } }
    require(placed <= words, "more words in the rows than on the pages")
    let pages = Set(recognised.pages.map(\.number))
    for (position, receipt) in receipts.enumerated() {
      require(receipt.index == position + 1, "receipts are not numbered")
      require(pages.contains(receipt.page), "a receipt of a page that there is not")
      check(receipt, pages: pages)
    }
  }

  private static func check(_ receipt: Receipt, pages: Set<Int>) {
    if receipt.status == .ok {
      require(receipt.total != nil && receipt.date != nil, "ok without total or date")
    }
    require((0...1).contains(receipt.confidence), "a confidence of \(receipt.confidence)")
    require(Set(receipt.issues).count == receipt.issues.count, "an issue is told twice")
    let amounts = [
      receipt.subtotal, receipt.totalTax, receipt.tip, receipt.discount, receipt.serviceCharge,
      receipt.rounding,
      receipt.total, receipt.amountPaid, receipt.change,
    ]
    for amount in amounts.compactMap({ $0 }) + receipt.lineItems.compactMap(\.amount) {
      require(amount.currency == receipt.currency, "an amount in another currency")
      require(
        Money(decimalText: amount.decimalText, currency: amount.currency) == amount,
        "an amount reads back as another")
    }
    for piece in receipt.evidence {
      require(pages.contains(piece.page), "evidence on a page that there is not")
      require((0...1).contains(piece.confidence), "a confidence of \(piece.confidence)")
    }
    if let last4 = receipt.cardLast4 {
      require(
        last4.count == 4 && last4.utf8.allSatisfy { (48...57).contains($0) }, "'\(last4)' is no end of a card"
      )
    }
  }
}
