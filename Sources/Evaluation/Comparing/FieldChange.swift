/// How the figures of a field changed, over the files that both evaluations have.
public struct FieldChange: Hashable, Sendable {
  /// The tally before.
  public var before: FieldTally
  /// The tally now.
  public var after: FieldTally
}
