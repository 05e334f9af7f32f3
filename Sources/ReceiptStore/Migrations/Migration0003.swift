extension Migration {
  /// What further looks at a page gave, and how many readings agree on a value.
  static let migration0003 = Migration(
    version: 3,
    sql: """
      CREATE TABLE further_readings (
        document_id INTEGER NOT NULL,
        page INTEGER NOT NULL,
        look INTEGER NOT NULL CHECK (look >= 2),
        engine TEXT NOT NULL,
        areas TEXT NOT NULL,
        text TEXT NOT NULL,
        words BLOB NOT NULL,
        PRIMARY KEY (document_id, page, look),
        FOREIGN KEY (document_id, page) REFERENCES pages ON UPDATE CASCADE ON DELETE CASCADE
      ) STRICT;
      ALTER TABLE evidence ADD COLUMN votes INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE evidence ADD COLUMN readings INTEGER NOT NULL DEFAULT 1;
      """)
}
