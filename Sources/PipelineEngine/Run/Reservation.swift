public import ReceiptModel

/// What the ledger says of the files that were found.
public struct Reservation: Hashable, Sendable {
  /// The documents to read, in the order of the files, with their numbers.
  public var pending: [SourceDocument]
  /// How many files are in the ledger already.
  public var unchanged: Int
  /// How many files failed before and are not tried again.
  public var failedBefore: Int

  /// Creates a reservation.
  public init(pending: [SourceDocument], unchanged: Int = 0, failedBefore: Int = 0) {
    self.pending = pending
    self.unchanged = unchanged
    self.failedBefore = failedBefore
  }
}
