/// One page as the recogniser read it: words with boxes, and how they were made.
public struct RecognisedPage: Hashable, Sendable, Codable {
  /// The page's number in its file, from 1.
  public var number: Int
  /// The page's width in pixels, upright.
  public var width: Int
  /// The page's height in pixels, upright.
  public var height: Int
  /// How far the stored picture was turned clockwise to stand upright: 0, 90, 180 or 270 degrees.
  public var rotation: Int
  /// The words in reading order.
  public var words: [Word]
  /// What read it, with its version and settings, for example `tesseract 5.3.0 eng+deu psm6`.
  public var engine: String
  /// What further looks at the page gave, in their order; none where the first was enough.
  public var further: [FurtherReading] = []

  /// Creates a page that was looked at once.
  public init(
    number: Int, width: Int, height: Int, rotation: Int = 0, words: [Word], engine: String
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.rotation = rotation
    self.words = words
    self.engine = engine
  }

  /// The mean confidence of the words, 0 to 100, weighted by their length; 0 for an empty page.
  public var meanConfidence: Double {
    var sum = 0
    var count = 0
    for word in words {
      sum += word.confidence * word.text.count
      count += word.text.count
    }
    return count == 0 ? 0 : Double(sum) / Double(count)
  }
}
