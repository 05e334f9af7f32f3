internal import ReceiptModel

/// A sheet of paper as it lies on a picture, and the flat picture of it.
struct Sheet {
  /// The flat picture's size.
  let (width, height): (Int, Int)

  private let bend: LineBend
  private let edges: PaperEdges
  private let inset: Double
  private let top: Double
  private let pageWidth: Double

  /// A sheet between edges, and between ends along the page.
  ///
  /// - Parameters:
  ///   - bend: How its lines bend.
  ///   - edges: Its sides; one that was not found is the picture's.
  ///   - ends: Its ends; one that was not found is the picture's.
  ///   - size: The picture's width and height.
  ///   - inset: How much is left off at each side that was found.
  init(
    bend: LineBend, edges: PaperEdges, ends: (top: Double?, bottom: Double?),
    on size: (width: Int, height: Int), inset: Double
  ) {
    self.bend = bend
    self.edges = edges
    self.inset = inset
    top = ends.top ?? 0
    pageWidth = Double(size.width)
    let t = bend.area.midY
    let left = edges.left.map { $0.x(at: t) + inset } ?? 0
    let right = edges.right.map { $0.x(at: t) - inset } ?? pageWidth
    width = Self.pixels(right - left)
    height = Self.pixels((ends.bottom ?? Double(size.height)) - top)
  }

  private static func pixels(_ length: Double) -> Int { Int(min(1e6, max(1, length))) }

  /// Where a point of the flat picture lies on the picture that it was made from.
  func point(x: Double, y: Double) -> (x: Double, y: Double) {
    let t = y + top
    // With one edge only, everything leans as it does.
    let from: Double
    let to: Double
    switch (edges.left?.x(at: t), edges.right?.x(at: t)) {
    case (let left?, let right?): (from, to) = (left + inset, right - inset)
    case (let left?, nil): (from, to) = (left + inset, left + inset + Double(width))
    case (nil, let right?): (from, to) = (right - inset - Double(width), right - inset)
    case (nil, nil): (from, to) = (0, pageWidth)
    }
    let place = from + x / Double(width) * (to - from)
    return (place, t + bend.fall(x: place, t: t))
  }

}
