internal import PipelineEngine
public import ReceiptModel

extension ExtractStage {
  /// Whether a document goes on with the receipt that another one ends with, as the next of several pictures of it.
  ///
  /// Names of files propose such pairs; scanners number receipts of different purchases the same way. So the second
  /// must either repeat the last rows of the first, or both must be cut off where they meet: the first ends amid its
  /// items, and the second begins amid them. `join` is about the pages of a file and joins no more files than `auto` does.
  public func continues(_ first: TextDocument, _ second: TextDocument) -> Bool {
    if grouping == .each { return false }
    let above = first.pages.filter { Legibility($0).isText }
    let below = second.pages.filter { Legibility($0).isText }
    guard let next = below.first, !above.isEmpty else { return false }
    let pages = above.map { PageReading($0, settings: settings, lexicon: lexicon) }
    let boundary = PageBoundary(pages: pages, next: PageReading(next, settings: settings, lexicon: lexicon))
    // What begins at the beginning, or shows little else, is another picture of the whole and not a further part.
    if boundary.overlap > 0 {
      return !boundary.next.hasHead && boundary.overlap * 2 <= next.rows.count
    }
    return pages.allSatisfy { !$0.hasTotal } && pages.last?.isOpenBelow == true && boundary.next.isOpenAbove
  }
}
