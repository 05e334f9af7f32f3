internal import PipelineEngine
internal import ReceiptModel

/// Sorts the pages of a document into receipts.
struct PageGroups {
  let settings: ExtractSettings
  let lexicon: Lexicon

  /// Returns the receipts of a document's pages, by what stands on them.
  func receipts(of pages: [TextPage]) -> [Receipt] {
    let splitter = PageSplitter(settings: settings, lexicon: lexicon)
    var receipts: [Receipt] = []
    var open: [PageReading] = []
    func close() {
      if open.count == 1 { receipts.append(open[0].receipt) }
      if open.count > 1 {
        let reader = ReceiptReader(pages: open.map(\.page), settings: settings, lexicon: lexicon)
        receipts.append(reader.receipt())
      }
      open = []
    }
    for page in pages {
      let parts = splitter.parts(of: page)
      guard parts.count == 1 else {
        close()
        receipts += parts.map(\.receipt)
        continue
      }
      let boundary = PageBoundary(pages: open, next: parts[0])
      if boundary.isNewReceipt {
        close()
        open = parts
      } else {
        open.append(parts[0].without(boundary.overlap, settings: settings, lexicon: lexicon))
      }
    }
    close()
    return receipts
  }
}
