public import ReceiptModel

/// What the ledger says of the files that were found.
public struct Reservation: Hashable, Sendable {
  /// The documents to read, in the order of the files, with their numbers.
  public var pending: [SourceDocument]
  /// Documents to read as well, whose last reading never came to an end.
  ///
  /// To be read one at a time and after the others, so that each answers for itself.
  public var suspects: [SourceDocument]
  /// Documents that are not read any more, because too many readings of them never came to an end.
  public var setAside: [SourceDocument]
  /// How many files are in the ledger already.
  public var unchanged: Int
  /// How many files failed before and are not tried again.
  public var failedBefore: Int

  /// Creates a reservation.
  public init(
    pending: [SourceDocument], suspects: [SourceDocument] = [], setAside: [SourceDocument] = [],
    unchanged: Int = 0, failedBefore: Int = 0
  ) {
    self.pending = pending
    self.suspects = suspects
    self.setAside = setAside
    self.unchanged = unchanged
    self.failedBefore = failedBefore
  }
}
