/// What is done where a first look at a document leaves doubt.
public struct FurtherLooks: Sendable {
  /// The ways to look again, the cheapest first.
  public var stages: [any Stage<Revisit, Recognition>]
  /// Whether the first of them also confirms lines that nothing is in doubt about.
  public var confirmsLines: Bool
  /// What a document's receipts leave open.
  public var doubts: any Stage<Examination, Doubt>

  /// Creates looks.
  public init(
    stages: [any Stage<Revisit, Recognition>], confirmsLines: Bool = true,
    doubts: any Stage<Examination, Doubt>
  ) {
    self.stages = stages
    self.confirmsLines = confirmsLines
    self.doubts = doubts
  }
}
