/// A part of a page.
public struct PageArea: Hashable, Sendable, Codable {
  /// The page's number in its file, from 1.
  public var page: Int
  /// The part, in pixels of the upright page.
  public var box: Box

  /// Creates an area.
  public init(page: Int, box: Box) {
    self.page = page
    self.box = box
  }
}
