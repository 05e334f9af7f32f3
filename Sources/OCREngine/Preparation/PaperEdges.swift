internal import ReceiptModel

/// The edges on both sides of the paper, where they were found.
struct PaperEdges {
  /// The left edge.
  let left: SheetSide?
  /// The right edge.
  let right: SheetSide?

  /// Whether the middle of a line lies between the edges.
  func contain(_ line: TextLine) -> Bool {
    let glyph = line.glyphs[line.glyphs.count / 2]
    let (x, t) = (glyph.midX, glyph.midY)
    return x > left?.x(at: t) ?? -.infinity && x < right?.x(at: t) ?? .infinity
  }
}
