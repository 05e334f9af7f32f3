public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// Stores what a document gave (document, pages, receipts with all their parts) in one transaction,
  /// replacing what an earlier reading of it stored.
  ///
  /// Two files with the same bytes can be read at the same time. Then the one with the lower number keeps
  /// the receipts, whichever is saved first, and the other becomes its duplicate.
  ///
  /// - Throws: `ledger-refused` where the receipts contradict themselves, `ledger-document-unknown`
  ///   where the document was removed meanwhile; `ledger-…` where the ledger cannot be written.
  ///   Nothing is stored then.
  public func save(
    _ document: SourceDocument, sha256: String, recognised: RecognisedDocument, receipts: [Receipt], run: Int
  ) throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      if let other = try finished(sha256), other.document.id != document.id {
        guard try givesWay(other, to: document) else {
          return try markDuplicate(document, sha256: sha256, of: other.document, run: run)
        }
        try clear(other.document)
        try markDuplicate(other.document, sha256: sha256, of: document, run: run)
      }
      try connection.run(
        """
        UPDATE documents SET state = 'finished', source_sha256 = ?, size = ?, modified_at = ?, media_type = ?,
          pages = ?, attempts = max(attempts, 1), duplicate_of = NULL, error_id = NULL, error = NULL,
          error_fix = NULL, part_of = NULL, part = NULL, compared = 0, run_id = ?
        WHERE document_id = ?
        """, sha256, document.size, document.modified, recognised.mediaType, recognised.pages.count, run,
        document.id)
      try checkChanged(document)
      try replacePages(recognised.pages, of: document)
      try ReceiptWriter(on: connection).replace(receipts, of: document.id, now: timestamp)
    }
  }

  /// Stores why a document gave nothing.
  ///
  /// What an earlier reading of it gave goes.
  ///
  /// - Throws: `ledger-document-unknown` where the document was removed meanwhile; `ledger-…` where the
  ///   ledger cannot be written.
  public func save(_ document: SourceDocument, failure: Diagnostic, run: Int) throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      try clear(document)
      try connection.run(
        """
        UPDATE documents SET state = 'failed', source_sha256 = NULL, size = ?, modified_at = ?,
          media_type = NULL, pages = NULL, duplicate_of = NULL, attempts = max(attempts, 1), error_id = ?,
          error = ?, error_fix = ?, part_of = NULL, part = NULL, run_id = ?
        WHERE document_id = ?
        """, document.size, document.modified, failure.id, failure.message, failure.fix, run, document.id)
      try checkChanged(document)
    }
  }

  /// Removes what a reading of the document stored.
  func clear(_ document: SourceDocument) throws(Diagnostic) {
    try connection.run("DELETE FROM pages WHERE document_id = ?", document.id)
    try connection.run("DELETE FROM receipts WHERE document_id = ?", document.id)
  }

  /// Checks that the last statement found its document.
  func checkChanged(_ document: SourceDocument) throws(Diagnostic) {
    guard connection.changedRows == 0 else { return }
    throw Diagnostic(
      "ledger-document-unknown", "the ledger has no document \(document.id) any more",
      at: Origin(document.path.text), fix: "run again")
  }

  private func replacePages(_ pages: [RecognisedPage], of document: SourceDocument) throws(Diagnostic) {
    try connection.run("DELETE FROM pages WHERE document_id = ?", document.id)
    let insertion = try connection.prepare(
      """
      INSERT INTO pages (document_id, page, width, height, rotation, engine, text, words)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    let furtherInsertion = try connection.prepare(
      """
      INSERT INTO further_readings (document_id, page, look, engine, areas, text, words) VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    for page in pages {
      let packed = PackedWords(page.words)
      try insertion.run(
        document.id, page.number, page.width, page.height, page.rotation, page.engine,
        String(decoding: packed.text, as: UTF8.self), packed.details)
      for (place, reading) in page.further.enumerated() {
        let packed = PackedWords(reading.words)
        try furtherInsertion.run(
          document.id, page.number, place + 2, reading.engine, AreaText(reading.areas).text,
          String(decoding: packed.text, as: UTF8.self), packed.details)
      }
    }
  }
}
