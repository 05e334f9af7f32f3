public import ReceiptModel

/// Two documents that follow each other, the second perhaps with the rest of the first's receipt.
public struct Neighbours: Hashable, Sendable {
  /// The one before.
  public var first: TextDocument
  /// The one after it.
  public var second: TextDocument

  /// Creates a pair.
  public init(first: TextDocument, second: TextDocument) {
    self.first = first
    self.second = second
  }
}
