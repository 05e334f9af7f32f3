public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// A document whose file need not be read any more.
  public struct HandledDocument: Hashable, Sendable {
    /// The document.
    public var document: SourceDocument
    /// The SHA-256 of its bytes in lower-case hexadecimal.
    public var sha256: String
  }

  /// Returns the documents that gave receipts or are copies of such, in the order of their numbers.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func handledDocuments() throws(Diagnostic) -> [HandledDocument] {
    let statement = try connection.prepare(
      """
      SELECT document_id, source_path, size, modified_at, source_sha256 FROM documents
      WHERE state IN ('finished', 'duplicate') ORDER BY document_id
      """)
    var documents: [HandledDocument] = []
    while try statement.step() {
      if let document = statement.document(), let sha256 = statement.read(4, as: String.self) {
        documents.append(HandledDocument(document: document, sha256: sha256))
      }
    }
    return documents
  }

  /// Notes that the file of a document lies somewhere else now.
  ///
  /// - Throws: `ledger-document-unknown` where the document was removed meanwhile; `ledger-…` where the
  ///   ledger cannot be written.
  public func move(_ document: SourceDocument, to path: FilePath) throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      try connection.run("UPDATE documents SET source_path = ? WHERE document_id = ?", path, document.id)
      try checkChanged(document)
    }
  }
}
