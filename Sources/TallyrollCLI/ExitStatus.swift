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
  /// The time that the run was given is over; the number is that of timeout(1).
  case outOfTime = 124
  /// Interrupted by SIGINT, SIGTERM or SIGHUP.
  case interrupted = 130

  /// What the status means, in a few words.
  var meaning: String {
    switch self {
    case .success: "done, or nothing to do"
    case .documentsFailed: "some documents failed; the rest is done"
    case .usage: "the command line or the pipeline file is wrong; nothing was touched"
    case .missingTool: "a tool, language or library is missing"
    case .needsReview: "some receipts need review"
    case .storage: "storage or output cannot be read or written"
    case .alreadyRunning: "another run is writing the same ledger"
    case .internalError: "a fault of the program itself"
    case .outOfTime: "the time of '--max-run-time' is over; the next run goes on"
    case .interrupted: "interrupted; what was begun is stored, the next run goes on"
    }
  }
}
