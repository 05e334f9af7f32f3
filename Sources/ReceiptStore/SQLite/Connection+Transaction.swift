import Diagnostics

extension Connection {
  /// Runs `body` in a transaction that may write, and commits it.
  ///
  /// The write lock is taken at once: a transaction that starts by reading and writes later can fail
  /// half-way, where one that begins immediately waits its turn. When `body` throws, nothing of it stays.
  ///
  /// - Throws: What `body` throws; `ledger-locked` where the lock cannot be had in time.
  func transaction<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    try beginWriting()
    return try finish(body)
  }

  /// Runs `body` so that all its statements read the same state of the ledger.
  func snapshot<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    try execute("BEGIN DEFERRED")
    return try finish(body)
  }

  /// Runs `body` with commits that do not wait for the disk: they are safe from the end of this process,
  /// and not from a power cut.
  func withoutSync<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    try execute("PRAGMA synchronous = NORMAL")
    do throws(Diagnostic) {
      let result = try body()
      try execute("PRAGMA synchronous = FULL")
      return result
    } catch {
      try execute("PRAGMA synchronous = FULL")
      throw error
    }
  }

  private func finish<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    do throws(Diagnostic) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // A full disk and the like end the transaction by themselves; the first error is the one to tell.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }
}
