internal import ReceiptModel

extension Sequence<LedgerReceipt> {
  /// Returns the receipts as every export lists them: by date (undated ones last), source path, page and
  /// number within the file, with paths relative to `folder` where there is one.
  ///
  /// The order is settled before paths are made relative, so it is the same for every export.
  func arranged(relativeTo folder: FilePath?) -> [LedgerReceipt] {
    sorted(by: LedgerReceipt.precedes).map { receipt in
      var copy = receipt
      copy.sourcePath = receipt.sourcePath.relative(to: folder)
      return copy
    }
  }
}

extension LedgerReceipt {
  fileprivate static func precedes(_ a: LedgerReceipt, _ b: LedgerReceipt) -> Bool {
    if a.receipt.date != b.receipt.date {
      guard let dateA = a.receipt.date else { return false }
      guard let dateB = b.receipt.date else { return true }
      return dateA < dateB
    }
    if a.sourcePath != b.sourcePath { return a.sourcePath < b.sourcePath }
    return (a.receipt.page, a.receipt.index, a.documentID) < (b.receipt.page, b.receipt.index, b.documentID)
  }
}
