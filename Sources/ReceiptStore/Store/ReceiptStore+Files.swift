public import Diagnostics

extension ReceiptStore {
  /// Returns the files that the receipts of a document were read from, in the order of their pages.
  ///
  /// The document's own is the first, and mostly the only one. The pages of receipts and evidence count over
  /// all of them.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func files(of documentID: Int) throws(Diagnostic) -> [ReceiptFile] {
    let statement = try connection.prepare(
      """
      SELECT document_id, source_path, size, modified_at,
        (SELECT count(*) FROM pages WHERE pages.document_id = documents.document_id)
      FROM documents WHERE document_id = ?1 OR part_of = ?1 ORDER BY coalesce(part, 1)
      """)
    try statement.bind(documentID)
    var files: [ReceiptFile] = []
    while try statement.step() {
      if let document = statement.document() {
        files.append(ReceiptFile(document: document, pages: statement.read(4) ?? 0))
      }
    }
    return files
  }
}
