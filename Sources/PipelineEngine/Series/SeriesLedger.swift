public import Diagnostics
public import ReceiptModel

/// What joining receipts over several files needs of the ledger.
///
/// What is still to be compared is noted there with every document that is saved, so that a run which was
/// killed leaves it to the next. No method is affected by cancellation.
public protocol SeriesLedger: Sendable {
  /// Returns the finished documents of every series that has one which is still to be compared, and all
  /// documents that share receipts with one of those.
  ///
  /// Documents that share receipts and are still to be compared are among them, whatever their names.
  ///
  /// - Parameter name: Tells what the path of a document says of its place in a series.
  /// - Returns: The documents, in no order; none where nothing is to be compared.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  func seriesMembers(
    named name: @escaping @Sendable (FilePath) -> SeriesName?
  ) async throws(Diagnostic) -> [SeriesMember]

  /// Returns a finished document with its words, or `nil` where there is none.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  func words(
    of id: Int
  ) async throws(Diagnostic) -> (document: SourceDocument, recognised: RecognisedDocument)?

  /// Puts receipts in the place of those that documents have, and notes which documents share them.
  ///
  /// All is done in one transaction, with the note that the documents of `compared` have been compared.
  ///
  /// - Returns: What this run had counted of the documents before.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  func share(
    _ receipts: [SharedReceipts], compared: [Int], run: Int
  ) async throws(Diagnostic) -> DisplacedReceipts

  /// Notes that every document has been compared but some.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  func finishComparing(except documents: [Int]) async throws(Diagnostic)
}
