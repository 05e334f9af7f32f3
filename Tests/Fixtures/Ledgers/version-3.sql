PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO runs VALUES(1,'household','0.1.0','2026-10-01T12:34:56Z','2026-10-01T12:34:56Z',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);
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
INSERT INTO batches VALUES(1,1,'2026-10-01T12:34:56Z',0,0,0,0,0,0,0,0,0,0,0,0);
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
  run_id INTEGER NOT NULL REFERENCES runs, part_of INTEGER REFERENCES documents
  CHECK (part_of IS NULL OR state = 'finished' AND part_of <> document_id), part INTEGER
  CHECK ((part IS NULL) = (part_of IS NULL) AND (part IS NULL OR part >= 2)), compared INTEGER NOT NULL DEFAULT 1 CHECK (compared IN (0, 1)),
  CHECK ((state = 'failed') = (error_id IS NOT NULL)),
  CHECK ((error_id IS NULL) = (error IS NULL)),
  CHECK ((state = 'duplicate') = (duplicate_of IS NOT NULL)),
  CHECK (state NOT IN ('finished', 'duplicate') OR source_sha256 IS NOT NULL)
) STRICT;
INSERT INTO documents VALUES(1,'scans/a.jpg','1111111111111111111111111111111111111111111111111111111111111111',1000,1,'image/jpeg',1,'finished',NULL,1,NULL,NULL,NULL,1,1,NULL,NULL,1);
INSERT INTO documents VALUES(2,'scans/b.jpg','1111111111111111111111111111111111111111111111111111111111111111',1000,1,NULL,NULL,'duplicate',1,0,NULL,NULL,NULL,1,1,NULL,NULL,1);
INSERT INTO documents VALUES(3,'scans/c.jpg',NULL,1000,1,NULL,NULL,'failed',NULL,1,'image-unreadable','not a readable image',NULL,1,1,NULL,NULL,1);
INSERT INTO documents VALUES(4,'scans/d.jpg',NULL,1000,1,NULL,NULL,'pending',NULL,0,NULL,NULL,NULL,1,1,NULL,NULL,1);
INSERT INTO documents VALUES(5,'scans/a_2.jpg','7777777777777777777777777777777777777777777777777777777777777777',9,9,'image/jpeg',1,'finished',NULL,1,NULL,NULL,NULL,1,1,1,2,0);
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
INSERT INTO pages VALUES(1,1,600,900,90,'test','TOTAL 19.99',X'01020514287824c001010005a001026422b6010100');
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
INSERT INTO receipts VALUES('1-3',1,2,3,'ok','invoice','Bäckerei "Krümel"; Söhne','BACKEREI KRUMEL''','Weg 1, 12345 Ort','+49 30 1234','DE123456789','0042','DE','2024-02-29','00:05:09','29.02.24','EUR','symbol',101,102,103,104,105,-2,1999,107,108,'card','0007','groceries','bakeries','home\; office;back\\slash;ünï',NULL,NULL,NULL,NULL,NULL,0.875,'total_unconfirmed;tip_line_blank',NULL,'2026-10-01T12:34:56Z');
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
INSERT INTO line_items VALUES('1-3',1,'Brot','4001','0.792','kg',109,110,111,'A','5.5','food',replace('Brot\n0,792 kg','\n',char(10)),0.5);
INSERT INTO line_items VALUES('1-3',2,'',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'',0.0);
CREATE TABLE tax_lines (
  receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
  line_no INTEGER NOT NULL,
  label TEXT NOT NULL,
  rate TEXT,
  net_amount INTEGER,
  tax_amount INTEGER,
  PRIMARY KEY (receipt_id, line_no)
) STRICT, WITHOUT ROWID;
INSERT INTO tax_lines VALUES('1-3',1,'MwSt A','19',112,113);
INSERT INTO tax_lines VALUES('1-3',2,'B',NULL,NULL,NULL);
CREATE TABLE payments (
  receipt_id TEXT NOT NULL REFERENCES receipts ON UPDATE CASCADE ON DELETE CASCADE,
  line_no INTEGER NOT NULL,
  method TEXT CHECK (method IN ('cash', 'card', 'transfer', 'voucher', 'cheque', 'wallet')),
  amount INTEGER,
  card_last4 TEXT,
  PRIMARY KEY (receipt_id, line_no)
) STRICT, WITHOUT ROWID;
INSERT INTO payments VALUES('1-3',1,'cash',114,NULL);
INSERT INTO payments VALUES('1-3',2,NULL,NULL,'1');
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
  confidence REAL NOT NULL, votes INTEGER NOT NULL DEFAULT 1, readings INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (receipt_id, line_no)
) STRICT, WITHOUT ROWID;
INSERT INTO evidence VALUES('1-3',1,'total','Summe','1,05','1.05',2,'-1,2,30,4','total.label',0.25,2,3);
INSERT INTO evidence VALUES('1-3',2,'receipt_date',NULL,'','',1,NULL,'date',1.0,1,1);
CREATE TABLE corrections (
  correction_id INTEGER PRIMARY KEY,
  receipt_id TEXT NOT NULL,
  field TEXT NOT NULL,
  old TEXT,
  new TEXT,
  created_at TEXT NOT NULL
) STRICT;
INSERT INTO corrections VALUES(1,'1-3','total','19.90','19.99','2026-10-02T08:00:00Z');
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
INSERT INTO further_readings VALUES(1,1,2,'other','','TOTAL 19.99',X'01020514287824c001010005a001026422b6010100');
INSERT INTO further_readings VALUES(1,1,3,'other','10 20 140 18','TOTAL 19.99',X'01020514287824c001010005a001026422b6010100');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('documents',5);
CREATE INDEX documents_by_path ON documents (source_path);
CREATE UNIQUE INDEX documents_by_sha256 ON documents (source_sha256) WHERE state = 'finished';
CREATE INDEX documents_by_original ON documents (duplicate_of) WHERE duplicate_of IS NOT NULL;
CREATE INDEX receipts_by_date ON receipts (receipt_date);
CREATE INDEX receipts_by_merchant ON receipts (merchant_name);
CREATE INDEX receipts_by_original ON receipts (possible_duplicate_of)
  WHERE possible_duplicate_of IS NOT NULL;
CREATE INDEX corrections_by_receipt ON corrections (receipt_id);
CREATE UNIQUE INDEX documents_by_first ON documents (part_of, part) WHERE part_of IS NOT NULL;
CREATE INDEX documents_to_compare ON documents (document_id) WHERE compared = 0;
COMMIT;
