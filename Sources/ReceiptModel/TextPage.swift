/// A page as rows of words, from top to bottom.
public struct TextPage: Hashable, Sendable, Codable {
  /// The page's number in its file, from 1.
  public var number: Int
  /// The page's width in pixels.
  public var width: Int
  /// The page's height in pixels.
  public var height: Int
  /// The rows.
  public var rows: [TextRow]
  /// The mean confidence of the words, 0 to 100.
  public var meanConfidence: Double
  /// The parts of the page that were read in this look; the whole page where there are none.
  public var areas: [Box] = []
  /// The same page as further looks read it, in their order.
  public var further: [TextPage] = []

  /// Creates a page.
  public init(number: Int, width: Int, height: Int, rows: [TextRow], meanConfidence: Double) {
    self.number = number
    self.width = width
    self.height = height
    self.rows = rows
    self.meanConfidence = meanConfidence
  }
}
