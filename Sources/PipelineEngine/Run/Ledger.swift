public import Diagnostics
public import ReceiptModel

/// What a run needs of the ledger.
///
/// One writer stands behind it.
/// Every method that writes commits before it returns. None of them is affected by cancellation: what
/// was begun is finished.
public protocol Ledger: Sendable {
  /// Starts a run and returns its number.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  func beginRun(pipeline: String, version: String) async throws(Diagnostic) -> Int

  /// Finds or creates the documents of `files`, in the order given, and tells which are to be read.
  ///
  /// A file whose path, size and time of change are those of a document that is finished (or a
  /// duplicate, or failed while `retryFailed` is false) is counted and left out. A document that was
  /// begun ``CrashLimit/attempts`` times without coming to an end is set aside.
  func reserve(_ files: [SourceDocument], run: Int, retryFailed: Bool) async throws(Diagnostic) -> Reservation

  /// Notes that the reading of a document begins, so that a crash of the whole program is known to have
  /// happened amid it.
  ///
  /// - Returns: How often it has been begun, this time included.
  func claim(_ document: SourceDocument) async throws(Diagnostic) -> Int

  /// Takes a claim back, where the document was given up for no fault of its own.
  func release(_ document: SourceDocument) async throws(Diagnostic)

  /// Returns which finished document has these bytes.
  ///
  /// - Parameter sha256: The SHA-256 of the file's bytes in lower-case hexadecimal.
  /// - Returns: The document, or `nil` where no finished one has them.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  func finishedDocument(sha256: String) async throws(Diagnostic) -> SourceDocument?

  /// Stores what a document gave (document, pages, receipts with all their parts) in one transaction,
  /// replacing what an earlier reading of it stored.
  func save(
    _ document: SourceDocument, sha256: String, recognised: RecognisedDocument, receipts: [Receipt], run: Int
  ) async throws(Diagnostic)

  /// Stores why a document gave nothing.
  func save(_ document: SourceDocument, failure: Diagnostic, run: Int) async throws(Diagnostic)

  /// Stores that a document has the bytes of `original`.
  ///
  /// Where both lie at the same path, the file was only touched: the original takes the new time of
  /// change, and the reserved document goes.
  func save(
    _ document: SourceDocument, sha256: String, duplicateOf original: SourceDocument, run: Int
  ) async throws(Diagnostic)

  /// Ends a run with its counts.
  func endRun(_ run: Int, summary: RunSummary) async throws(Diagnostic)
}
