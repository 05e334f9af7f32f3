public import ReceiptModel

/// What the recognise stage gives: the words, and what it cost.
public struct Recognition: Hashable, Sendable, Codable {
  /// The words.
  public var document: RecognisedDocument
  /// The worker's own timings of load and recognise.
  public var timings: StageTimings

  /// Creates a recognition.
  public init(document: RecognisedDocument, timings: StageTimings = StageTimings()) {
    self.document = document
    self.timings = timings
  }
}
