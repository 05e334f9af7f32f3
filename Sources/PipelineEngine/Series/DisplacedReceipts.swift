/// What had been counted of documents before they were put together in another way.
public struct DisplacedReceipts: Hashable, Sendable {
  /// The documents that this run had not worked on before.
  public var uncounted = 0
  /// The receipts that this run had stored of the others.
  public var receipts = 0
  /// Those of them that need review.
  public var needsReview = 0

  /// Creates counts of nothing.
  public init() {}
}
