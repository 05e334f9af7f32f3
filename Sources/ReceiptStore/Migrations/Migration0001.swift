extension Migration {
  /// The first ledger.
  ///
  /// `Documentation/Schema.md` explains every column.
  static let migration0001 = Migration(
    version: 1,
    sql: """
      CREATE TABLE runs (
        run_id INTEGER PRIMARY KEY,
        pipeline TEXT NOT NULL,
        version TEXT NOT NULL,
        started_at TEXT NOT NULL,
        ended_at TEXT,
        found INTEGER NOT NULL DEFAULT 0,
        waiting INTEGER NOT NULL DEFAULT 0,
        unchanged INTEGER NOT NULL DEFAULT 0,
        failed_before INTEGER NOT NULL DEFAULT 0,
        batches INTEGER NOT NULL DEFAULT 0,
        interrupted INTEGER NOT NULL DEFAULT 0 CHECK (interrupted IN (0, 1)),
        read INTEGER NOT NULL DEFAULT 0,
        duplicates INTEGER NOT NULL DEFAULT 0,
        failed INTEGER NOT NULL DEFAULT 0,
        receipts INTEGER NOT NULL DEFAULT 0,
        needs_review INTEGER NOT NULL DEFAULT 0,
        load_us INTEGER NOT NULL DEFAULT 0,
        recognise_us INTEGER NOT NULL DEFAULT 0,
        normalise_us INTEGER NOT NULL DEFAULT 0,
        extract_us INTEGER NOT NULL DEFAULT 0,
        categorise_us INTEGER NOT NULL DEFAULT 0,
        persist_us INTEGER NOT NULL DEFAULT 0,
        export_us INTEGER NOT NULL DEFAULT 0
      ) STRICT;

      CREATE TABLE batches (
        run_id INTEGER NOT NULL REFERENCES runs,
        batch INTEGER NOT NULL CHECK (batch >= 1),
        saved_at TEXT NOT NULL,
        read INTEGER NOT NULL,
        duplicates INTEGER NOT NULL,
        failed INTEGER NOT NULL,
        receipts INTEGER NOT NULL,
        needs_review INTEGER NOT NULL,
        load_us INTEGER NOT NULL,
        recognise_us INTEGER NOT NULL,
        normalise_us INTEGER NOT NULL,
        extract_us INTEGER NOT NULL,
        categorise_us INTEGER NOT NULL,
        persist_us INTEGER NOT NULL,
        export_us INTEGER NOT NULL,
        PRIMARY KEY (run_id, batch)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE documents (
        document_id INTEGER PRIMARY KEY AUTOINCREMENT,
        source_path TEXT NOT NULL,
        source_sha256 TEXT CHECK (length(source_sha256) = 64),
        size INTEGER NOT NULL,
        modified_at INTEGER NOT NULL,
        media_type TEXT,
        pages INTEGER,
        state TEXT NOT NULL CHECK (state IN ('pending', 'finished', 'failed', 'duplicate')),
        duplicate_of INTEGER REFERENCES documents,
        attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        error_id TEXT,
        error TEXT,
        error_fix TEXT,
        found_run_id INTEGER NOT NULL REFERENCES runs (run_id),
        run_id INTEGER NOT NULL REFERENCES runs,
        CHECK ((state = 'failed') = (error_id IS NOT NULL)),
        CHECK ((error_id IS NULL) = (error IS NULL)),
        CHECK ((state = 'duplicate') = (duplicate_of IS NOT NULL)),
        CHECK (state NOT IN ('finished', 'duplicate') OR source_sha256 IS NOT NULL)
      ) STRICT;
      CREATE INDEX documents_by_path ON documents (source_path);
      CREATE UNIQUE INDEX documents_by_sha256 ON documents (source_sha256) WHERE state = 'finished';
      CREATE INDEX documents_by_original ON documents (duplicate_of) WHERE duplicate_of IS NOT NULL;

      CREATE TABLE pages (
        document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
        page INTEGER NOT NULL,
        width INTEGER NOT NULL,
        height INTEGER NOT NULL,
        rotation INTEGER NOT NULL,
        engine TEXT NOT NULL,
        text TEXT NOT NULL,
        words BLOB NOT NULL,
        PRIMARY KEY (document_id, page)
      ) STRICT;

      CREATE TABLE receipts (
        receipt_id TEXT PRIMARY KEY,
        document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
        page INTEGER NOT NULL,
        receipt_index INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('ok', 'needs_review', 'failed', 'duplicate')),
        document_type TEXT NOT NULL CHECK (document_type IN ('receipt', 'invoice', 'refund', 'trade')),
        merchant_name TEXT,
        merchant_raw TEXT,
        merchant_address TEXT,
        merchant_phone TEXT,
        merchant_tax_id TEXT,
        receipt_number TEXT,
        country TEXT,
        receipt_date TEXT CHECK (receipt_date IS date(receipt_date, '+0 days')),
        receipt_time TEXT CHECK (receipt_time IS strftime('%H:%M', receipt_time)
          OR receipt_time IS strftime('%H:%M:%S', receipt_time)),
        date_raw TEXT,
        currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
        currency_source TEXT CHECK (currency_source IN ('code', 'symbol', 'country', 'default')),
        subtotal INTEGER,
        total_tax INTEGER,
        tip INTEGER,
        discount INTEGER,
        service_charge INTEGER,
        rounding INTEGER,
        total INTEGER,
        amount_paid INTEGER,
        change INTEGER,
        payment_method TEXT
          CHECK (payment_method IN ('cash', 'card', 'transfer', 'voucher', 'cheque', 'wallet')),
        card_last4 TEXT,
        category TEXT,
        category_rule TEXT,
        tags TEXT NOT NULL,
        home_total INTEGER,
        fx_rate TEXT,
        fx_date TEXT CHECK (fx_date IS date(fx_date, '+0 days')),
        fx_source TEXT,
        assessment TEXT,
        confidence REAL NOT NULL,
        issues TEXT NOT NULL,
        possible_duplicate_of TEXT REFERENCES receipts ON UPDATE CASCADE ON DELETE SET NULL,
        created_at TEXT NOT NULL,
        UNIQUE (document_id, receipt_index),
        CHECK (receipt_id = document_id || '-' || receipt_index)
      ) STRICT;
      CREATE INDEX receipts_by_date ON receipts (receipt_date);
      CREATE INDEX receipts_by_merchant ON receipts (merchant_name);
      CREATE INDEX receipts_by_original ON receipts (possible_duplicate_of)
        WHERE possible_duplicate_of IS NOT NULL;

      CREATE TABLE line_items (
        receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
        line_no INTEGER NOT NULL,
        description TEXT NOT NULL,
        product_code TEXT,
        quantity TEXT,
        unit TEXT,
        unit_price INTEGER,
        discount INTEGER,
        amount INTEGER,
        tax_code TEXT,
        tax_rate TEXT,
        category TEXT,
        raw_text TEXT NOT NULL,
        confidence REAL NOT NULL,
        PRIMARY KEY (receipt_id, line_no)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE tax_lines (
        receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
        line_no INTEGER NOT NULL,
        label TEXT NOT NULL,
        rate TEXT,
        net_amount INTEGER,
        tax_amount INTEGER,
        PRIMARY KEY (receipt_id, line_no)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE payments (
        receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
        line_no INTEGER NOT NULL,
        method TEXT CHECK (method IN ('cash', 'card', 'transfer', 'voucher', 'cheque', 'wallet')),
        amount INTEGER,
        card_last4 TEXT,
        PRIMARY KEY (receipt_id, line_no)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE evidence (
        receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
        line_no INTEGER NOT NULL,
        field TEXT NOT NULL,
        label_raw TEXT,
        value_raw TEXT NOT NULL,
        value_norm TEXT NOT NULL,
        page INTEGER NOT NULL,
        bbox TEXT,
        rule TEXT NOT NULL,
        confidence REAL NOT NULL,
        PRIMARY KEY (receipt_id, line_no)
      ) STRICT, WITHOUT ROWID;

      -- No reference to receipts: what a person corrected outlives a new reading of the document.
      CREATE TABLE corrections (
        correction_id INTEGER PRIMARY KEY,
        receipt_id TEXT NOT NULL,
        field TEXT NOT NULL,
        old TEXT,
        new TEXT,
        created_at TEXT NOT NULL
      ) STRICT;
      CREATE INDEX corrections_by_receipt ON corrections (receipt_id);
      """)
}
