/// How much smaller than stored a page is looked at, in steps of two along each side.
///
/// Pages of more than 12 megapixels mostly show their print larger than it has to be; where that proves wrong
/// the page is loaded once more, finer.
struct PageReduction {
  /// How many pixels of the file become one, along each side: 1, 2 or 4.
  private(set) var factor: Int

  private let isDrawn: Bool

  /// Chooses how to begin.
  init(for header: PageHeader, format: FileFormat) {
    isDrawn = format == .pdf
    // Pages that are drawn have twice the resolution of a good scan.
    factor = isDrawn ? 2 : header.pixels > 48_000_000 ? 4 : Self.isLarge(header) ? 2 : 1
  }

  /// Whether a page is reduced at all.
  static func isLarge(_ header: PageHeader) -> Bool { header.pixels > 12_000_000 }

  /// Takes the next finer step, if there is one and the page needs it.
  ///
  /// - Parameter glyphHeight: The height of the print as it was loaded; `nil` where none was found.
  /// - Returns: Whether the page has to be loaded again.
  mutating func refine(glyphHeight: Double?) -> Bool {
    guard factor > 1 else { return false }
    // At the resolution of drawn pages even the smallest print would show.
    guard let height = glyphHeight ?? (isDrawn ? nil : 0), height < PagePreparation.leastGlyphHeight else {
      return false
    }
    factor /= 2
    return true
  }
}
