/// A receipt as it stands in the ledger, with what the ledger knows beside it.
public struct LedgerReceipt: Hashable, Sendable {
  /// The ledger's name for it: the document's number, a hyphen and the receipt's number within the file (`17-1`).
  public var receiptID: String
  /// The document's number.
  public var documentID: Int
  /// Where the file lies.
  public var sourcePath: FilePath
  /// The receipt.
  public var receipt: Receipt
  /// The receipt that it may be a second photo of.
  public var possibleDuplicateOf: String?

  /// Creates a ledger receipt.
  public init(
    receiptID: String, documentID: Int, sourcePath: FilePath, receipt: Receipt,
    possibleDuplicateOf: String? = nil
  ) {
    self.receiptID = receiptID
    self.documentID = documentID
    self.sourcePath = sourcePath
    self.receipt = receipt
    self.possibleDuplicateOf = possibleDuplicateOf
  }
}
