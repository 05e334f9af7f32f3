/// Features of candidates that several readings of a receipt vote on.
protocol VotedFeature: FieldFeature {
  /// The share of the other readings that have the value.
  static var seenElsewhere: Self { get }
  /// The share of the other readings that would choose it.
  static var chosenElsewhere: Self { get }
  /// There are other readings, and none has it.
  static var alone: Self { get }
  /// There are other readings, and the first is among those that have it.
  static var seenFirst: Self { get }
}
