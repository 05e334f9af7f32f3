extension Migration {
  /// Receipts over several files.
  ///
  /// Documents that were read before count as compared, so that a new version of the program changes no
  /// report of old; `run --reread` compares them.
  static let migration0002 = Migration(
    version: 2,
    sql: """
      ALTER TABLE documents ADD COLUMN part_of INTEGER REFERENCES documents
        CHECK (part_of IS NULL OR state = 'finished' AND part_of <> document_id);
      ALTER TABLE documents ADD COLUMN part INTEGER
        CHECK ((part IS NULL) = (part_of IS NULL) AND (part IS NULL OR part >= 2));
      ALTER TABLE documents ADD COLUMN compared INTEGER NOT NULL DEFAULT 1 CHECK (compared IN (0, 1));
      CREATE UNIQUE INDEX documents_by_first ON documents (part_of, part) WHERE part_of IS NOT NULL;
      CREATE INDEX documents_to_compare ON documents (document_id) WHERE compared = 0;
      """)
}
