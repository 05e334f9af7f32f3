public import Diagnostics
public import ReceiptModel

/// How a document's way through the pipeline ended.
public enum Outcome: Hashable, Sendable {
  /// It gave receipts.
  case read(SourceDocument, Recognition, [Receipt], StageTimings)
  /// It gave none, for this reason.
  case failed(SourceDocument, Diagnostic, StageTimings)
  /// The run was stopped before it was done; it counts as not tried.
  case cancelled(SourceDocument)

  /// The document.
  public var document: SourceDocument {
    switch self {
    case .read(let document, _, _, _), .failed(let document, _, _), .cancelled(let document): document
    }
  }
}
