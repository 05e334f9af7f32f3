public import Diagnostics
public import PipelineEngine
public import ReceiptModel

extension ReceiptStore {
  /// Finds or creates the documents of `files`, in the order given, and tells which are to be read.
  ///
  /// A path that is given twice counts once. A changed file gets a new document where what it held
  /// before was read; a document that is pending or failed takes the new content under its number.
  /// One whose last reading never came to an end is a suspect, and after ``CrashLimit/attempts`` of them it
  /// is stored as failed.
  /// All are reserved in one transaction, or none.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func reserve(
    _ files: [SourceDocument], run: Int, retryFailed: Bool
  ) throws(Diagnostic) -> Reservation {
    try connection.transaction { () throws(Diagnostic) in
      let statements = try ReservationStatements(on: connection)
      var reservation = Reservation(pending: [])
      var seen: Set<FilePath> = []
      for file in files where seen.insert(file.path).inserted {
        switch try statements.reserve(file, run: run, retryFailed: retryFailed) {
        case .unchanged: reservation.unchanged += 1
        case .failedBefore: reservation.failedBefore += 1
        case .pending(let id): reservation.pending.append(file.numbered(id))
        case .suspect(let id): reservation.suspects.append(file.numbered(id))
        case .setAside(let id): reservation.setAside.append(file.numbered(id))
        }
      }
      return reservation
    }
  }
}

extension SourceDocument {
  fileprivate func numbered(_ id: Int) -> SourceDocument {
    SourceDocument(id: id, path: path, size: size, modified: modified)
  }
}
