/// The candidates for a field of a receipt with their features, for fitting the weights that judge them.
public struct FieldCandidates: Hashable, Sendable, Codable {
  /// A value that was considered.
  public struct Candidate: Hashable, Sendable, Codable {
    /// The value as the receipt would give it: ISO dates, plain decimals, names.
    public var value: String
    /// What can be said of it, by the names of the weights; what is not there is 0.
    public var features: [String: Double]
  }

  /// The field: `total`, `date`, `merchant` or `address`.
  public var field: String
  /// The candidates, in printed order.
  public var candidates: [Candidate]
}
