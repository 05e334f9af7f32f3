/// What a further look at a page gave: the same page's words, read in another way.
public struct FurtherReading: Hashable, Sendable, Codable {
  /// What read it, with its version and settings, for example `tesseract 5.3.0 eng+deu psm6`.
  public var engine: String
  /// The words in reading order, with boxes on the page as its first reading has them.
  public var words: [Word]
  /// The parts of the page that were read; the whole page where there are none.
  public var areas: [Box]

  /// Creates a reading.
  public init(engine: String, words: [Word], areas: [Box] = []) {
    self.engine = engine
    self.words = words
    self.areas = areas
  }
}
