/// What can be done with a receipt.
public enum ReceiptStatus: String, Hashable, Sendable, Codable, CaseIterable {
  /// Total and date are safe to book without a look.
  case ok
  /// Something is missing, doubtful or contradictory; ``Receipt/issues`` says what.
  case needsReview = "needs_review"
  /// The file could not be read as a receipt.
  case failed
  /// The same bytes are in the ledger already.
  case duplicate
}
