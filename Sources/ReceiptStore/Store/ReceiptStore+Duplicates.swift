public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// A finished document, and the run that found its file.
  struct Finished {
    var document: SourceDocument
    var foundRun: Int
  }

  /// Returns which finished document has these bytes.
  ///
  /// - Parameter sha256: The SHA-256 of the file's bytes in lower-case hexadecimal.
  /// - Returns: The document, or `nil` where no finished one has them.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func finishedDocument(sha256: String) throws(Diagnostic) -> SourceDocument? {
    try finished(sha256)?.document
  }

  /// Stores that a document has the bytes of `original`.
  ///
  /// Where both lie at the same path, the file was only touched: the original takes the new time of
  /// change, and the reserved document goes. Where one run found both, the one with the lower number
  /// has the receipts, so that it does not matter which was read first.
  ///
  /// - Throws: `ledger-document-unknown` where the document was removed meanwhile; `ledger-…` where the
  ///   ledger cannot be written.
  public func save(
    _ document: SourceDocument, sha256: String, duplicateOf original: SourceDocument, run: Int
  ) throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      guard let other = try finished(sha256) else {
        return try markDuplicate(document, sha256: sha256, of: original, run: run)
      }
      guard other.document.id != document.id else { return }
      if try givesWay(other, to: document) {
        try move(other.document, sha256: sha256, to: document, run: run)
      } else {
        try markDuplicate(document, sha256: sha256, of: other.document, run: run)
      }
    }
  }

  /// Returns the files whose bytes another file had first, in the order of their paths.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func duplicates() throws(Diagnostic) -> [DuplicateDocument] {
    let statement = try connection.prepare(
      """
      SELECT copy.document_id, copy.source_path, copy.size, copy.modified_at,
        original.document_id, original.source_path, original.size, original.modified_at
      FROM documents AS copy JOIN documents AS original ON original.document_id = copy.duplicate_of
      ORDER BY copy.source_path, copy.document_id
      """)
    var duplicates: [DuplicateDocument] = []
    while try statement.step() {
      if let copy = statement.document(), let original = statement.document(from: 4) {
        duplicates.append(DuplicateDocument(document: copy, original: original))
      }
    }
    return duplicates
  }

  func finished(_ sha256: String) throws(Diagnostic) -> Finished? {
    let statement = try connection.prepare(
      """
      SELECT document_id, source_path, size, modified_at, found_run_id FROM documents
      WHERE source_sha256 = ? AND state = 'finished'
      """)
    try statement.bind(sha256)
    guard try statement.step(), let document = statement.document(), let run = statement.read(4, as: Int.self)
    else { return nil }
    return Finished(document: document, foundRun: run)
  }

  /// Whether `document` is to have the receipts of `other`, though that was read before.
  ///
  /// Only among files that the same run found: those of earlier runs have been reported under their number.
  /// One that shares receipts with others stays among them.
  func givesWay(_ other: Finished, to document: SourceDocument) throws(Diagnostic) -> Bool {
    guard document.id < other.document.id, document.path != other.document.path else { return false }
    let statement = try connection.prepare(
      """
      SELECT 1 FROM documents WHERE document_id = ? AND found_run_id = ?
        AND NOT EXISTS (SELECT 1 FROM documents WHERE document_id = ? AND \(Self.sharesReceipts))
      """)
    try statement.bind(document.id, other.foundRun, other.document.id)
    return try statement.step()
  }

  /// Makes a document the duplicate of another, or joins the two where they are one file.
  func markDuplicate(
    _ document: SourceDocument, sha256: String, of original: SourceDocument, run: Int
  ) throws(Diagnostic) {
    guard document.path != original.path else {
      try connection.run(
        "UPDATE documents SET size = ?, modified_at = ? WHERE document_id = ?", document.size,
        document.modified, original.id)
      return try connection.run("DELETE FROM documents WHERE document_id = ?", document.id)
    }
    // Its own duplicates follow.
    try connection.run(
      "UPDATE documents SET duplicate_of = ? WHERE duplicate_of = ?", original.id, document.id)
    try connection.run(
      """
      UPDATE documents SET state = 'duplicate', duplicate_of = ?, source_sha256 = ?, size = ?,
        modified_at = ?, media_type = NULL, pages = NULL, error_id = NULL, error = NULL, error_fix = NULL, run_id = ?
      WHERE document_id = ?
      """, original.id, sha256, document.size, document.modified, run, document.id)
    try checkChanged(document)
  }

  /// Gives all that was read from one document to another with the same bytes.
  private func move(
    _ other: SourceDocument, sha256: String, to document: SourceDocument, run: Int
  ) throws(Diagnostic) {
    try clear(document)
    try connection.run(
      """
      UPDATE documents SET (media_type, pages) = (SELECT media_type, pages FROM documents WHERE document_id = ?)
      WHERE document_id = ?
      """, other.id, document.id)
    try markDuplicate(other, sha256: sha256, of: document, run: run)
    try connection.run(
      """
      UPDATE documents SET state = 'finished', source_sha256 = ?, size = ?, modified_at = ?, attempts = max(attempts, 1),
        compared = 0, run_id = ?
      WHERE document_id = ?
      """, sha256, document.size, document.modified, run, document.id)
    try checkChanged(document)
    try connection.run("UPDATE pages SET document_id = ? WHERE document_id = ?", document.id, other.id)
    try connection.run(
      "UPDATE receipts SET document_id = ?1, receipt_id = ?1 || '-' || receipt_index WHERE document_id = ?2",
      document.id, other.id)
  }
}
