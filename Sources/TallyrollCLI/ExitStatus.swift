/// How the program ends; documented in `Documentation/ExitCodes.md` and never renumbered.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done, or nothing to do.
  case success = 0
  /// Some documents failed.
  case documentsFailed = 1
  /// The command line or the pipeline file is wrong.
  case usage = 2
  /// A tool, language or library is missing.
  case missingTool = 3
  /// Some receipts need review; only with `--fail-on-review`.
  case needsReview = 4
  /// Storage or output cannot be written.
  case storage = 5
  /// The same ledger is being written by another run.
  case alreadyRunning = 6
  /// A fault of the program itself.
  case internalError = 70
  /// Interrupted by SIGINT or SIGTERM.
  case interrupted = 130
}
