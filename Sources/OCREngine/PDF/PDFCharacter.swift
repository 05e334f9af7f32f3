/// One character of a text layer and its place, in points from the page's top left corner.
struct PDFCharacter: Hashable {
  /// What it stands for.
  var scalar: Unicode.Scalar
  /// The left edge.
  var left: Double
  /// The top edge, as high as the font's letters can be.
  var top: Double
  /// The right edge.
  var right: Double
  /// The bottom edge.
  var bottom: Double

  /// Whether it stands on the same row as another.
  func isBeside(_ other: PDFCharacter) -> Bool {
    let shared = min(bottom, other.bottom) - max(top, other.top)
    return shared * 3 > min(bottom - top, other.bottom - other.top)
  }

  /// Whether it is too far from the character before to belong to the same word.
  func isApart(from previous: PDFCharacter) -> Bool {
    let height = height(with: previous)
    let gap = left - previous.right
    // Where text runs from right to left, the next character stands before the previous one.
    return gap > height * 0.4 || gap < height * -2.5 || abs(bottom - previous.bottom) > height * 0.6
  }

  /// Whether it belongs to the same word as the letter before although a space is said to be in between.
  ///
  /// The spaces of 44 invoices began at 0.15 of the height, letters of one word were up to 0.125 of it apart.
  func isSpacedLetter(after previous: PDFCharacter) -> Bool {
    let height = height(with: previous)
    return scalar.properties.isAlphabetic && previous.scalar.properties.isAlphabetic
      && abs(left - previous.right) < height * 0.13 && abs(bottom - previous.bottom) < height * 0.1
  }

  private func height(with previous: PDFCharacter) -> Double {
    max(bottom - top, previous.bottom - previous.top)
  }
}
