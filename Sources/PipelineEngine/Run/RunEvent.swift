public import Diagnostics
public import ReceiptModel

/// Something that happened in a run, told as it happens.
public enum RunEvent: Hashable, Sendable {
  /// A document gave so many receipts, and they are stored.
  case read(SourceDocument, receipts: Int)
  /// A document has the bytes of another.
  case duplicate(SourceDocument, of: SourceDocument)
  /// A document gave nothing, for this reason.
  case failed(SourceDocument, Diagnostic)
  /// A document changed while it was read, and waits for the next run.
  case waiting(SourceDocument)
  /// The run was stopped before the document was done.
  case cancelled(SourceDocument)
}
