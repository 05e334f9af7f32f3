public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// Returns the documents that failed, in the order of their paths.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func failedDocuments() throws(Diagnostic) -> [FailedDocument] {
    let statement = try connection.prepare(
      """
      SELECT document_id, source_path, attempts, error_id, error, error_fix FROM documents
      WHERE state = 'failed' ORDER BY source_path, document_id
      """)
    var documents: [FailedDocument] = []
    while try statement.step() {
      guard let id = statement.read(0, as: Int.self), let path = statement.read(1, as: FilePath.self),
        let attempts = statement.read(2, as: Int.self), let slug = statement.read(3, as: String.self),
        let message = statement.read(4, as: String.self)
      else { continue }
      let reason = Diagnostic(slug, message, at: Origin(path.text), fix: statement.read(5))
      documents.append(FailedDocument(documentID: id, sourcePath: path, attempts: attempts, reason: reason))
    }
    return documents
  }

  /// Returns the next finished documents with their words, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - id: The number of the last document seen; 0 to start.
  ///   - limit: The most documents wanted.
  ///   - leavesOutShared: Whether documents are left out that share receipts with others.
  /// - Returns: No document where there are no more.
  /// - Throws: `ledger-corrupt` where stored words cannot be read, and other `ledger-…` diagnostics.
  public func storedDocuments(
    after id: Int = 0, limit: Int, leavingOutShared leavesOutShared: Bool = false
  ) throws(Diagnostic) -> [StoredDocument] {
    try connection.snapshot { () throws(Diagnostic) in
      let pages = try PageReader(on: connection)
      let statement = try connection.prepare(
        """
        SELECT document_id, source_path, size, modified_at, media_type FROM documents
        WHERE document_id > ? AND state = 'finished' AND (? OR NOT \(Self.sharesReceipts))
        ORDER BY document_id LIMIT ?
        """)
      try statement.bind(id, !leavesOutShared, limit)
      var documents: [StoredDocument] = []
      while try statement.step() {
        guard let document = statement.document() else { continue }
        let recognised = RecognisedDocument(
          mediaType: statement.read(4) ?? "", pages: try pages.pages(of: document.id))
        documents.append(StoredDocument(document: document, recognised: recognised))
      }
      return documents
    }
  }

  /// Returns a finished document with its words, or `nil` where there is none of that number.
  ///
  /// - Throws: `ledger-corrupt` where stored words cannot be read, and other `ledger-…` diagnostics.
  public func storedDocument(id: Int) throws(Diagnostic) -> StoredDocument? {
    guard id > 0 else { return nil }
    let found = try storedDocuments(after: id - 1, limit: 1).first
    return found?.document.id == id ? found : nil
  }

  /// Returns the words that were read from a document, or `nil` where it is not finished.
  ///
  /// - Throws: `ledger-corrupt` where stored words cannot be read, and other `ledger-…` diagnostics.
  public func recognisedDocument(id: Int) throws(Diagnostic) -> RecognisedDocument? {
    try storedDocument(id: id)?.recognised
  }

  /// Puts receipts in the place of those that documents have, after their words were understood anew.
  ///
  /// All documents are changed in one transaction, or none. The words stay as they are.
  ///
  /// - Throws: `ledger-refused` where receipts contradict themselves; `ledger-…` where the ledger cannot
  ///   be written.
  public func replaceReceipts(
    _ replacements: [(document: SourceDocument, receipts: [Receipt])], run: Int
  ) throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      let writer = try ReceiptWriter(on: connection)
      let touch = try connection.prepare(
        "UPDATE documents SET run_id = ? WHERE document_id = ? AND state = 'finished'")
      for (document, receipts) in replacements {
        try touch.run(run, document.id)
        try checkChanged(document)
        try writer.replace(receipts, of: document.id, now: timestamp)
      }
    }
  }
}
