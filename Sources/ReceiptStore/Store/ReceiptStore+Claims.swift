public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// Notes that the reading of a document begins.
  ///
  /// The note outlives this process, but need not outlive a power cut, so nothing waits for the disk.
  ///
  /// - Returns: How often it has been begun since it was found, changed or asked for again, this time included.
  /// - Throws: `ledger-document-unknown` where the document was removed meanwhile; `ledger-…` where the
  ///   ledger cannot be written.
  public func claim(_ document: SourceDocument) throws(Diagnostic) -> Int {
    try changeAttempts(of: document, to: "attempts + 1")
  }

  /// Takes a claim back, where the document was given up for no fault of its own.
  ///
  /// - Throws: As ``claim(_:)``.
  public func release(_ document: SourceDocument) throws(Diagnostic) {
    _ = try changeAttempts(of: document, to: "max(attempts - 1, 0)")
  }

  private func changeAttempts(of document: SourceDocument, to value: String) throws(Diagnostic) -> Int {
    try connection.withoutSync { () throws(Diagnostic) in
      try connection.transaction { () throws(Diagnostic) in
        let statement = try connection.prepare(
          "UPDATE documents SET attempts = \(value) WHERE document_id = ? RETURNING attempts")
        try statement.bind(document.id)
        var attempts: Int?
        while try statement.step() { attempts = statement.read(0) }
        try checkChanged(document)
        return attempts ?? 0
      }
    }
  }
}
