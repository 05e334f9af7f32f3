/// What is done where a first look at a document leaves doubt.
public struct FurtherLooks: Sendable {
  /// The ways to look again, the cheapest first.
  public var stages: [any Stage<Revisit, Recognition>]
  /// What a document's receipts leave open.
  public var doubts: any Stage<Examination, Doubt>

  /// Creates looks.
  public init(stages: [any Stage<Revisit, Recognition>], doubts: any Stage<Examination, Doubt>) {
    self.stages = stages
    self.doubts = doubts
  }
}
