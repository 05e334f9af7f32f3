public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Reads receipts from rows of text.
public struct ExtractStage: Stage {
  let settings: ExtractSettings
  let grouping: PipelineDescription.PageGrouping
  let lexicon: Lexicon

  /// Creates the stage.
  ///
  /// - Parameters:
  ///   - settings: Date order, countries and home currency.
  ///   - languages: The words of all languages, and which are expected.
  ///   - pages: Which pages make a receipt.
  public init(
    settings: ExtractSettings = ExtractSettings(), languages: Languages,
    pages: PipelineDescription.PageGrouping = .auto
  ) {
    self.settings = settings
    grouping = pages
    lexicon = Lexicon(languages)
  }

  /// Returns the receipts of a document.
  ///
  /// Pages without text are passed over.
  ///
  /// - Throws: `no-text` where nothing was recognised on any page, `text-illegible` where nothing of it is text.
  public func run(_ input: TextDocument) async throws(Diagnostic) -> [Receipt] {
    let printed = input.pages.filter { !$0.rows.isEmpty }
    guard !printed.isEmpty else {
      throw Diagnostic(
        "no-text", "no text was recognised",
        fix: "check that the picture is sharp and shows a receipt, then scan it again")
    }
    let pages = printed.filter { Legibility($0).isText }
    guard !pages.isEmpty else {
      throw Diagnostic(
        "text-illegible", "what was recognised is not text",
        fix: "check that the picture is sharp, shows a receipt and is not covered, then scan it again")
    }
    var receipts = receipts(of: pages)
    for index in receipts.indices { receipts[index].index = index + 1 }
    return receipts
  }

  /// Returns what was considered for the fields of a page's receipt, for fitting the weights that judge it.
  ///
  /// The pages are taken as one receipt; no text gives no candidates.
  public func candidates(of input: TextDocument) -> [FieldCandidates] {
    let pages = input.pages.filter { !$0.rows.isEmpty }
    guard !pages.isEmpty else { return [] }
    return ReceiptReader(pages: pages, settings: settings, lexicon: lexicon).candidates()
  }

  private func receipts(of pages: [TextPage]) -> [Receipt] {
    switch grouping {
    case .each: pages.map { receipt(of: [$0]) }
    case .join: [receipt(of: RowOverlap.joined(pages))]
    case .auto: PageGroups(settings: settings, lexicon: lexicon).receipts(of: pages)
    }
  }

  private func receipt(of pages: [TextPage]) -> Receipt {
    ReceiptReader(pages: pages, settings: settings, lexicon: lexicon).receipt()
  }
}
