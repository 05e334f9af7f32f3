public import Diagnostics
public import PipelineEngine
public import ReceiptModel

extension ReceiptStore {
  /// Tells what ``reserve(_:run:retryFailed:)`` would say of `files`, without changing anything.
  ///
  /// - Parameters:
  ///   - files: The files that were found.
  ///   - retryFailed: Whether files that failed before count as pending.
  /// - Returns: The files to read as they were given, without numbers, and the counts of the others.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func preview(_ files: [SourceDocument], retryFailed: Bool) throws(Diagnostic) -> Reservation {
    try connection.snapshot { () throws(Diagnostic) in
      let statement = try connection.prepare(
        """
        SELECT
          sum(state IN ('finished', 'duplicate')),
          sum(state = 'failed' AND (error_id <> ?4 OR attempts >= ?5) OR state = 'pending' AND attempts >= ?5)
        FROM documents WHERE source_path = ?1 AND size = ?2 AND modified_at = ?3
        """)
      var reservation = Reservation(pending: [])
      var seen: Set<FilePath> = []
      for file in files where seen.insert(file.path).inserted {
        try statement.bind(file.path, file.size, file.modified, CrashLimit.crash, CrashLimit.attempts)
        var done = 0
        var failed = 0
        while try statement.step() {
          done = statement.read(0) ?? 0
          failed = statement.read(1) ?? 0
        }
        if done > 0 {
          reservation.unchanged += 1
        } else if failed > 0, !retryFailed {
          reservation.failedBefore += 1
        } else {
          reservation.pending.append(file)
        }
      }
      return reservation
    }
  }
}
