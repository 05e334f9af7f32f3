/// How sure a reading is, coarsely.
///
/// Recognition engines round confidences differently from one processor to the next, so files that are
/// compared between runs or machines say the band and not the digits.
public enum ConfidenceBand: String, Hashable, Sendable, CaseIterable {
  /// 0.95 or more: safe to book without a look.
  case high
  /// 0.70 or more.
  case medium
  /// Less, or no number at all.
  case low

  /// Creates the band that a confidence from 0 to 1 lies in.
  public init(_ confidence: Double) {
    self = confidence >= 0.95 ? .high : confidence >= 0.70 ? .medium : .low
  }
}
