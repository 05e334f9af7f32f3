public import ReceiptModel

/// What is done where a first look at a document leaves doubt.
public struct FurtherLooks: Sendable {
  /// The ways to look again, the cheapest first.
  public var stages: [any Stage<Revisit, Recognition>]
  /// Whether the receipts of a document leave something open that another look may tell; no receipts are what words
  /// give that are no text.
  public var doubts: any Stage<[Receipt], Bool>

  /// Creates looks.
  public init(stages: [any Stage<Revisit, Recognition>], doubts: any Stage<[Receipt], Bool>) {
    self.stages = stages
    self.doubts = doubts
  }
}
