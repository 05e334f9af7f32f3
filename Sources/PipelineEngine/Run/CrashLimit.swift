public import Diagnostics

/// How often a document may end the process that reads it before it is left alone.
public enum CrashLimit {
  /// After so many readings that never came to an end, a document is set aside.
  public static let attempts = 3

  /// The slug of a worker's crash: such a document is tried again by the next runs, up to the limit.
  public static let crash = "worker-crashed"

  /// Returns why a document is set aside.
  ///
  /// - Parameter attempts: How often it was begun.
  /// - Returns: The reason, without a place.
  public static func setAside(after attempts: Int) -> Diagnostic {
    Diagnostic(
      "document-set-aside",
      "the program ended amid this document \(attempts) times, so it is left alone",
      fix: "check the file with another program, then run with '--retry-failed' to try it again")
  }

  /// Returns what to store of a document that failed: after too many crashes that it is set aside.
  static func verdict(on reason: Diagnostic, after attempts: Int) -> Diagnostic {
    guard reason.id == crash, attempts >= self.attempts else { return reason }
    var verdict = setAside(after: attempts)
    verdict.origin = reason.origin
    return verdict
  }
}
