internal import ReceiptModel

/// Which parts of a receipt's pages a look read.
struct LookCoverage {
  private var areas: [Int: [Box]] = [:]

  /// Takes the pages that were looked at.
  init(of pages: [TextPage]) {
    for page in pages { areas[page.number, default: []] += page.areas }
  }

  /// Whether what stands in a place was read.
  func holds(_ place: PageArea) -> Bool {
    areas[place.page]?.cover(place.box) ?? false
  }
}
