public import ReceiptModel

/// A finished document with the words that were read from it.
public struct StoredDocument: Hashable, Sendable {
  /// The document.
  public var document: SourceDocument
  /// What was read.
  public var recognised: RecognisedDocument
}
