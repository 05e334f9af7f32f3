internal import Diagnostics
internal import PipelineEngine
internal import ReceiptModel

/// Has every document looked at a number of times, however sure its words are.
struct LeastLooks: Stage {
  /// How many times, the first among them.
  let count: Int

  func run(_ input: Examination) async throws(Diagnostic) -> Doubt {
    1 + (input.document.pages.map(\.further.count).max() ?? 0) < count ? .open : .none
  }
}
