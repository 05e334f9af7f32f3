public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Reads receipts from rows of text.
public struct ExtractStage: Stage {
  private let settings: ExtractSettings
  private let grouping: PipelineDescription.PageGrouping
  private let lexicon: Lexicon

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - settings: Date order, countries and home currency.
  ///   - languages: Tesseract's codes of the languages that labels are expected in.
  ///   - pages: Which pages make a receipt.
  public init(
    settings: ExtractSettings = ExtractSettings(), languages: [String],
    pages: PipelineDescription.PageGrouping = .auto
  ) {
    self.settings = settings
    grouping = pages
    lexicon = Lexicon(languages: languages)
  }

  /// Returns the receipts of a document; none where no page has words.
  ///
  /// - Throws: `no-text` where nothing was recognised on any page.
  public func run(_ input: TextDocument) async throws(Diagnostic) -> [Receipt] {
    let pages = input.pages.filter { !$0.rows.isEmpty }
    guard !pages.isEmpty else {
      throw Diagnostic(
        "no-text", "no text was recognised",
        fix: "check that the picture is sharp and shows a receipt, then scan it again")
    }
    var receipts = groups(of: pages).map {
      ReceiptReader(pages: $0, settings: settings, lexicon: lexicon).receipt()
    }
    for index in receipts.indices { receipts[index].index = index + 1 }
    return receipts
  }

  private func groups(of pages: [TextPage]) -> [[TextPage]] {
    switch grouping {
    case .each: return pages.map { [$0] }
    case .join: return [pages]
    case .auto:
      guard pages.count > 1 else { return [pages] }
      // Pages that each carry a confirmed total and a date are receipts of their own.
      let alone = pages.map { ReceiptReader(pages: [$0], settings: settings, lexicon: lexicon).receipt() }
      let areReceipts = alone.allSatisfy {
        $0.total != nil && $0.date != nil && $0.merchantName != nil && $0.documentType != .invoice
      }
      return areReceipts ? pages.map { [$0] } : [pages]
    }
  }
}
