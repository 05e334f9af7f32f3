/// The stages of a run, for timings.
public enum StageName: String, Hashable, Sendable, Codable, CaseIterable {
  /// Reading and preparing pages, in the worker.
  case load
  /// Tesseract's recognition, in the worker.
  case recognise
  /// Words to rows.
  case normalise
  /// Rows to receipts.
  case extract
  /// Receipts to categories.
  case categorise
  /// Writing to the ledger.
  case persist
  /// Writing files.
  case export
}
