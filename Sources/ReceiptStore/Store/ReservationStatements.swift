import Diagnostics
import PipelineEngine
import ReceiptModel

/// The prepared statements that reserve documents, for as many files as one transaction has.
struct ReservationStatements: ~Copyable {
  /// What the ledger says of one file.
  enum Finding {
    /// It is to be read, under this number.
    case pending(Int)
    /// It is to be read too, but its last reading never came to an end.
    case suspect(Int)
    /// Too many readings of it never came to an end; it has been stored as failed.
    case setAside(Int)
    /// It is in the ledger.
    case unchanged
    /// It failed before and is not to be tried again.
    case failedBefore
  }

  private struct Candidate {
    var id: Int
    var isSameFile: Bool
    var state: String
    var attempts: Int
    var errorID: String?

    /// Whether its last reading was begun and never came to an end, or ended with the worker.
    var hasCrashed: Bool {
      state == "pending" && attempts > 0 || state == "failed" && errorID == CrashLimit.crash
    }
  }

  private let selection: Statement
  private let insertion: Statement
  private let renewal: Statement
  private let retry: Statement
  private let retryAfterCrash: Statement
  private let settingAside: Statement

  /// Finds or creates the document of a file.
  func reserve(_ file: SourceDocument, run: Int, retryFailed: Bool) throws(Diagnostic) -> Finding {
    let candidates = try candidates(for: file)
    let same = candidates.filter(\.isSameFile)
    if same.contains(where: { $0.state == "finished" || $0.state == "duplicate" }) { return .unchanged }
    if let known = same.last { return try reserve(known, run: run, retryFailed: retryFailed) }
    // The file has changed. What was never read, or could not be, is of no more interest and gives its
    // number to the new content; what was read stays, beside a new document.
    if let stale = candidates.last(where: { $0.state == "pending" || $0.state == "failed" }) {
      try renewal.run(file.size, file.modified, run, run, stale.id)
      return .pending(stale.id)
    }
    try insertion.bind(file.path, file.size, file.modified, run, run)
    var id: Int?
    while try insertion.step() { id = insertion.read(0) }
    return .pending(id ?? 0)
  }

  private func reserve(_ known: Candidate, run: Int, retryFailed: Bool) throws(Diagnostic) -> Finding {
    if known.state == "failed", retryFailed {
      try retry.run(run, known.id)
      return .pending(known.id)
    }
    guard known.hasCrashed else {
      guard known.state == "pending" else { return .failedBefore }
      try retry.run(run, known.id)
      return .pending(known.id)
    }
    guard known.attempts < CrashLimit.attempts else {
      let reason = CrashLimit.setAside(after: known.attempts)
      try settingAside.run(reason.id, reason.message, reason.fix, run, known.id)
      return .setAside(known.id)
    }
    try retryAfterCrash.run(run, known.id)
    return .suspect(known.id)
  }

  private func candidates(for file: SourceDocument) throws(Diagnostic) -> [Candidate] {
    var candidates: [Candidate] = []
    try selection.bind(file.path)
    while try selection.step() {
      guard let id = selection.read(0, as: Int.self), let state = selection.read(3, as: String.self) else {
        continue
      }
      let isSame = selection.read(1) == file.size && selection.read(2) == file.modified
      candidates.append(
        Candidate(
          id: id, isSameFile: isSame, state: state, attempts: selection.read(4) ?? 0,
          errorID: selection.read(5)))
    }
    return candidates
  }
}

extension ReservationStatements {
  init(on connection: borrowing Connection) throws(Diagnostic) {
    self.init(
      selection: try connection.prepare(
        """
        SELECT document_id, size, modified_at, state, attempts, error_id FROM documents
        WHERE source_path = ? ORDER BY document_id
        """),
      insertion: try connection.prepare(
        """
        INSERT INTO documents (source_path, size, modified_at, state, found_run_id, run_id)
        VALUES (?, ?, ?, 'pending', ?, ?) RETURNING document_id
        """),
      renewal: try connection.prepare(
        """
        UPDATE documents SET state = 'pending', size = ?, modified_at = ?, attempts = 0, error_id = NULL,
          error = NULL, error_fix = NULL, found_run_id = ?, run_id = ? WHERE document_id = ?
        """),
      retry: try connection.prepare(
        """
        UPDATE documents SET state = 'pending', attempts = 0, error_id = NULL, error = NULL, error_fix = NULL,
          run_id = ? WHERE document_id = ?
        """),
      retryAfterCrash: try connection.prepare(
        """
        UPDATE documents SET state = 'pending', error_id = NULL, error = NULL, error_fix = NULL, run_id = ?
        WHERE document_id = ?
        """),
      settingAside: try connection.prepare(
        """
        UPDATE documents SET state = 'failed', error_id = ?, error = ?, error_fix = ?, run_id = ?
        WHERE document_id = ?
        """))
  }
}
