/// A table of figures, to be laid out by whoever shows it.
public struct FigureTable: Hashable, Sendable {
  /// A column's heading, and whether its cells are numbers.
  public struct Column: Hashable, Sendable {
    /// The heading.
    public var heading: String
    /// Whether the cells are numbers, which stand at the right edge.
    public var isNumber: Bool

    init(_ heading: String, isNumber: Bool = true) {
      self.heading = heading
      self.isNumber = isNumber
    }
  }

  /// The columns.
  public var columns: [Column]
  /// The cells of each row, one for each column; not yet escaped.
  public var rows: [[String]] = []

  init(_ columns: [Column]) { self.columns = columns }
}
