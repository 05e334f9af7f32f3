internal import ReceiptModel

/// How many receipts could be booked without a look, and how many of those should not have been.
public struct StatusTally: Hashable, Sendable, Codable {
  /// How many files there are.
  public var files = 0
  /// How many gave a receipt of status ok.
  public var ok = 0
  /// How many gave a receipt that needs review.
  public var needsReview = 0
  /// How many gave no receipt at all.
  public var none = 0
  /// How many have status ok although total or date is false.
  public var silent = 0
  /// How many have total and date right.
  public var safe = 0
  /// How many of those have status ok.
  public var safeWithStatusOk = 0

  /// Counts files.
  public init(_ files: some Sequence<JudgedFile>) {
    for file in files {
      self.files += 1
      switch file.status {
      case .ok: ok += 1
      case .needsReview: needsReview += 1
      case .failed, .duplicate, nil: none += 1
      }
      silent += file.isSilentError ? 1 : 0
      safe += file.isSafeToBook ? 1 : 0
      safeWithStatusOk += file.isSafeToBook && file.status == .ok ? 1 : 0
    }
  }
}
