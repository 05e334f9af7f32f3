public import ReceiptModel

/// Receipts and the words that they were read from, to be examined for doubt.
public struct Examination: Hashable, Sendable {
  /// The receipts; none where the words are no text.
  public var receipts: [Receipt]
  /// The words.
  public var document: RecognisedDocument

  /// Creates an examination.
  public init(receipts: [Receipt], document: RecognisedDocument) {
    self.receipts = receipts
    self.document = document
  }
}
