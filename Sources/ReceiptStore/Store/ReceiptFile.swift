public import ReceiptModel

/// A file that receipts were read from, perhaps together with others.
public struct ReceiptFile: Hashable, Sendable {
  /// The document.
  public var document: SourceDocument
  /// How many pages it has.
  public var pages: Int

  /// Creates a file.
  public init(document: SourceDocument, pages: Int) {
    self.document = document
    self.pages = pages
  }
}
