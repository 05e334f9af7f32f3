/// How much is in a ledger.
public struct LedgerCounts: Hashable, Sendable {
  /// Documents that are reserved and not read yet.
  public var pending = 0
  /// Documents that were read.
  public var finished = 0
  /// Documents that could not be read.
  public var failed = 0
  /// Documents with the bytes of another.
  public var duplicates = 0
  /// Receipts.
  public var receipts = 0
  /// Receipts that need review.
  public var needsReview = 0
  /// Receipts without a date.
  public var undated = 0

  /// All documents.
  public var documents: Int { pending + finished + failed + duplicates }
}
