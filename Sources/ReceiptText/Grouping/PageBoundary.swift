internal import ReceiptModel

/// Decides whether a page begins a new receipt or goes on with the one before.
struct PageBoundary {
  /// The pages of the receipt so far, in order.
  let pages: [PageReading]
  /// The page that follows.
  let next: PageReading
  /// How many rows at the beginning of the next page repeat the end of the last one.
  let overlap: Int

  init(pages: [PageReading], next: PageReading) {
    self.pages = pages
    self.next = next
    overlap = pages.last.map { RowOverlap.count(end: $0.page.rows, beginning: next.page.rows) } ?? 0
  }

  /// Whether a new receipt begins.
  ///
  /// A page without a total of its own goes on with what was before: terms, a reverse side, the lower half of a long
  /// receipt. One with a total and a date of its own is a new receipt where the one before has its total, or where
  /// it begins as receipts do or that one ends so; unless it says that it is another page, shows the same rows
  /// again, or repeats what was bought, as card slips do.
  var isNewReceipt: Bool {
    guard let last = pages.last, next.hasTotal, !isContinued else { return false }
    if let marker = next.marker, marker == 1, last.marker != nil { return true }
    if pages.contains(where: \.hasTotal) { return next.hasDate || next.hasHead }
    guard next.hasDate, last.hasHead || last.hasDate else { return false }
    if next.hasHead { return true }
    // The last page of an invoice has the total, and the day that it is due.
    return !last.isOpenBelow && !next.isOpenAbove && !pages.contains(where: \.namesInvoice)
  }

  private var isContinued: Bool {
    if let marker = next.marker, marker > 1 { return true }
    if overlap > 0 { return true }
    // Invoices repeat their letterhead on every page, and print amounts of all kinds.
    if pages.contains(where: { $0.receipt.documentType == .invoice }), !hasOtherNumber { return true }
    return pages.contains { isSame($0.receipt, next.receipt) || endsSameDay($0.receipt) }
  }

  /// Whether the next page is the end of a receipt that repeats its day, and time if any.
  private func endsSameDay(_ receipt: Receipt) -> Bool {
    guard !next.hasHead, let date = receipt.date, date == next.receipt.date else { return false }
    return !differ(receipt.time, next.receipt.time)
  }

  /// Whether the next page is an invoice of its own, by its date and number.
  private var hasOtherNumber: Bool {
    guard next.hasDate, let number = next.receipt.receiptNumber else { return false }
    return pages.allSatisfy { $0.receipt.receiptNumber != number }
      && pages.contains { $0.receipt.receiptNumber != nil }
  }

  /// Whether two pages speak of one purchase.
  private func isSame(_ a: Receipt, _ b: Receipt) -> Bool {
    if let number = a.receiptNumber, number == b.receiptNumber, number.count >= 3 { return true }
    guard let total = a.total, total.minorUnits == b.total?.minorUnits else { return false }
    if let date = a.date, let other = b.date, date != other { return false }
    if differ(a.time, b.time) { return false }
    // Two customers may buy the same: only a page that does not begin as a receipt is a slip to the one before.
    return !next.hasHead || a.documentType == .invoice
  }

  /// Minutes that may pass between the parts of one purchase: the card slip is printed before the sum of tax.
  private static let most = 15

  /// Whether two times of day are too far apart for one purchase.
  private func differ(_ a: TimeOfDay?, _ b: TimeOfDay?) -> Bool {
    guard let a, let b else { return false }
    return abs((a.hour - b.hour) * 60 + a.minute - b.minute) > Self.most
  }
}
