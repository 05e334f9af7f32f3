/// A range of confidence.
public enum CalibrationBin: String, Hashable, Sendable, Codable, CaseIterable {
  /// Below 0.5.
  case doubtful = "<0.5"
  /// From 0.5, below 0.7.
  case poor = "0.5–0.7"
  /// From 0.7, below 0.8.
  case fair = "0.7–0.8"
  /// From 0.8, below 0.9.
  case good = "0.8–0.9"
  /// From 0.9, below 0.95.
  case high = "0.9–0.95"
  /// 0.95 and more.
  case sure = "≥0.95"

  /// Chooses the range that a confidence lies in.
  public init(_ confidence: Double) {
    // A sum such as 0.7 + 0.2 may miss 0.9 by its last bit.
    switch (confidence * 1e6).rounded() / 1e6 {
    case 0.95...: self = .sure
    case 0.9...: self = .high
    case 0.8...: self = .good
    case 0.7...: self = .fair
    case 0.5...: self = .poor
    default: self = .doubtful
    }
  }
}
