internal import Diagnostics

/// Why a command ended early: what to tell, and the status to end with.
struct CommandFailure: Error, Hashable, Sendable {
  /// How the program ends.
  var status: ExitStatus
  /// What is wrong, each to be told.
  var diagnostics: [Diagnostic]

  /// Creates a failure.
  init(_ status: ExitStatus, _ diagnostics: Diagnostic...) {
    self.init(status, diagnostics)
  }

  /// Creates a failure with any number of diagnostics.
  init(_ status: ExitStatus, _ diagnostics: [Diagnostic]) {
    self.status = status
    self.diagnostics = diagnostics
  }
}
