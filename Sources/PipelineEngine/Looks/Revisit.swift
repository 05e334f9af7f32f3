public import ReceiptModel

/// A document that has been read and is looked at again.
public struct Revisit: Hashable, Sendable {
  /// The file.
  public var document: SourceDocument
  /// How far each page was turned clockwise to stand upright, in degrees.
  public var rotations: [Int]
  /// The lines to be read; all pages as a whole where there are none.
  public var areas: [PageArea]
  /// How long the looks so far took.
  public var spent: Duration

  /// Creates a revisit.
  public init(document: SourceDocument, rotations: [Int], areas: [PageArea] = [], spent: Duration) {
    self.document = document
    self.rotations = rotations
    self.areas = areas
    self.spent = spent
  }
}
