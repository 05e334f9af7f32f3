/// An upright rectangle on a page, in pixels of the page as the user would look at it.
///
/// The origin is the top left corner; x grows to the right, y downwards.
public struct Box: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width, 0 or more.
  public var width: Int
  /// The height, 0 or more.
  public var height: Int

  /// Creates a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first x to the right of the box.
  public var maxX: Int { x + width }
  /// The first y below the box.
  public var maxY: Int { y + height }
  /// The middle between top and bottom.
  public var midY: Double { Double(y) + Double(height) / 2 }
  /// The middle between left and right.
  public var midX: Double { Double(x) + Double(width) / 2 }

  /// Whether the middle of another box lies within this one.
  public func holdsMiddle(of other: Box) -> Bool {
    other.midX >= Double(x) && other.midX < Double(maxX) && other.midY >= Double(y)
      && other.midY < Double(maxY)
  }

  /// Returns the smallest box around both.
  public func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
