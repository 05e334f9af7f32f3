/// How an export tells how sure a reading is.
public enum ConfidenceForm: Hashable, Sendable {
  /// A number from 0 to 1 with two digits, for a person or program that looks at one receipt.
  case number
  /// A ``ConfidenceBand``, for files that are compared between runs and machines.
  case band
}
