public import ReceiptModel

/// A file with the bytes of another.
public struct DuplicateDocument: Hashable, Sendable {
  /// The file that was left out.
  public var document: SourceDocument
  /// The file whose receipts are in the ledger.
  public var original: SourceDocument
}
