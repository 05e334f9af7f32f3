public import ReceiptModel

/// The receipts of documents that were read as one.
public struct SharedReceipts: Hashable, Sendable {
  /// The documents' numbers, in the order of the parts; the first has the receipts.
  public var documents: [Int]
  /// The receipts; their pages count over all the documents.
  public var receipts: [Receipt]

  /// Creates shared receipts.
  public init(documents: [Int], receipts: [Receipt]) {
    precondition(!documents.isEmpty, "receipts belong to a document")
    self.documents = documents
    self.receipts = receipts
  }
}
