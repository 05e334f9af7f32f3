public import Diagnostics
public import PipelineEngine

extension ReceiptStore: Ledger {
  /// Starts a run and returns its number.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func beginRun(pipeline: String, version: String) throws(Diagnostic) -> Int {
    try connection.transaction { () throws(Diagnostic) in
      try connection.run(
        "INSERT INTO runs (pipeline, version, started_at) VALUES (?, ?, ?)", pipeline, version, timestamp)
      return connection.lastInsertedID
    }
  }

  /// Ends a run with its counts, and moves what was written into the ledger's main file.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func endRun(_ run: Int, summary: RunSummary) throws(Diagnostic) {
    let columns = RunSummary.runColumns
    let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
    try connection.transaction { () throws(Diagnostic) in
      let statement = try connection.prepare("UPDATE runs SET ended_at = ?, \(assignments) WHERE run_id = ?")
      try statement.run([.text(timestamp)] + columns.map { $0.value(summary) } + [.integer(run)])
    }
    // So that a copy of the one file has it all. Only tidying: the commit is safe in the log already.
    _ = try? connection.first("PRAGMA wal_checkpoint(PASSIVE)", as: Int.self)
  }

  /// Stores the counts and timings of one batch of a run; storing it again replaces them.
  ///
  /// - Parameters:
  ///   - batch: The batch's number within the run, from 1.
  ///   - run: The run's number.
  ///   - summary: What the batch gave; the counts of files found and the like belong to the run.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func saveBatch(_ batch: Int, of run: Int, summary: RunSummary) throws(Diagnostic) {
    let columns = RunSummary.sharedColumns
    let names = ["run_id", "batch", "saved_at"] + columns.map(\.name)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    try connection.transaction { () throws(Diagnostic) in
      let statement = try connection.prepare(
        "INSERT OR REPLACE INTO batches (\(names.joined(separator: ", "))) VALUES (\(marks))")
      try statement.run(
        [.integer(run), .integer(batch), .text(timestamp)] + columns.map { $0.value(summary) })
    }
  }
}
