public import Diagnostics
public import PipelineEngine
internal import ReceiptModel

/// Tells whether a file goes on with the receipt of the file before it.
public struct ContinuationStage: Stage {
  private let extract: ExtractStage

  /// Creates the stage.
  ///
  /// - Parameter extract: What reads the receipts of the files.
  public init(extract: ExtractStage) { self.extract = extract }

  /// Returns whether the second of two documents continues the first.
  ///
  /// Never fails.
  ///
  /// - Throws: Nothing.
  public func run(_ input: Neighbours) async throws(Diagnostic) -> Bool {
    extract.continues(input.first, input.second)
  }
}
