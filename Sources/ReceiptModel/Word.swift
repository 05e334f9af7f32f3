/// A recognised word: its text, where it stands, and how sure the engine is.
public struct Word: Hashable, Sendable, Codable {
  /// The text, without white space.
  public var text: String
  /// Where it stands on the page.
  public var box: Box
  /// The engine's confidence, 0 to 100; 100 for words of a text layer.
  public var confidence: Int
  /// The engine's own text line, counted from 0 within the page, where the engine gives lines.
  public var line: Int?

  /// Creates a word.
  public init(_ text: String, box: Box, confidence: Int = 100, line: Int? = nil) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.line = line
  }
}
