public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Turns recognised words into rows of text.
public struct NormaliseStage: Stage {
  /// Creates the stage.
  public init(settings: NormaliseSettings = NormaliseSettings()) {}

  /// Returns the pages as rows, each from left to right and from top to bottom.
  ///
  /// Never fails.
  ///
  /// - Throws: Nothing.
  public func run(_ input: RecognisedDocument) async throws(Diagnostic) -> TextDocument {
    TextDocument(
      pages: input.pages.map { page in
        var text = Self.text(of: page)
        text.further = page.further.map { reading in
          var other = page
          other.words = reading.words(amid: page.words)
          var text = Self.text(of: other)
          text.areas = reading.areas
          return text
        }
        return text
      })
  }

  private static func text(of page: RecognisedPage) -> TextPage {
    TextPage(
      number: page.number, width: page.width, height: page.height, rows: RowBuilder.rows(of: page.words),
      meanConfidence: page.meanConfidence)
  }
}
