/// A finished document as far as it matters to which others it is joined.
public struct SeriesMember: Hashable, Sendable {
  /// The document's number.
  public var id: Int
  /// What its name says; `nil` where it says nothing.
  public var name: SeriesName?
  /// The document whose receipts it is part of; its own number where it has receipts of its own.
  public var first: Int
  /// Its place among the documents that share receipts, from 1.
  public var part: Int
  /// Whether it has been compared with its neighbours since it was read.
  public var isCompared: Bool

  /// Creates a member.
  public init(id: Int, name: SeriesName?, first: Int? = nil, part: Int = 1, isCompared: Bool = false) {
    self.id = id
    self.name = name
    self.first = first ?? id
    self.part = part
    self.isCompared = isCompared
  }
}
