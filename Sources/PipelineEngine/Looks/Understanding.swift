internal import Diagnostics
internal import ReceiptModel

/// What the words of a document came to.
struct Understanding {
  /// The receipts; none where it failed.
  private(set) var receipts: [Receipt] = []
  /// Why there are none.
  private(set) var failure: Diagnostic?

  /// Takes words through the stages after recognition.
  init(of document: RecognisedDocument, by pipeline: Pipeline, timings: inout StageTimings) async {
    do throws(Diagnostic) {
      receipts = try await pipeline.understand(document, timings: &timings)
    } catch {
      failure = error
    }
  }
}
