internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

/// The recognise stage of pipelines that start from stored words.
struct NoRecognition: Stage {
  func run(_ document: SourceDocument) async throws(Diagnostic) -> Recognition {
    throw Diagnostic("internal-error", "a file was to be read where only stored words are")
  }
}
