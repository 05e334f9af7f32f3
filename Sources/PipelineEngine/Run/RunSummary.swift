/// The counts and timings of a run.
public struct RunSummary: Hashable, Sendable, Codable {
  /// Files that were found.
  public var found = 0
  /// Files that are too young or still growing, left for the next run.
  public var waiting = 0
  /// Files that were in the ledger already.
  public var unchanged = 0
  /// Files that failed in an earlier run and were not tried again.
  public var failedBefore = 0
  /// Documents that gave receipts.
  public var read = 0
  /// Documents with the bytes of another.
  public var duplicates = 0
  /// Documents that failed.
  public var failed = 0
  /// Receipts that were stored.
  public var receipts = 0
  /// Stored receipts that need review.
  public var needsReview = 0
  /// Documents that are parts of the receipts of others, of those that were put together in this run.
  public var joined = 0
  /// Receipts that were found to be possible second pictures of others.
  public var possibleDuplicates = 0
  /// Batches that were begun.
  public var batches = 0
  /// Whether the run was interrupted.
  public var interrupted = false
  /// Time in each stage, summed over all lanes.
  public var timings = StageTimings()

  /// Creates a summary of nothing.
  public init() {}
}
