internal import Diagnostics

/// One of the program's commands.
protocol Command: Sendable {
  /// What the command takes, and its help.
  static var description: CommandDescription { get }

  /// Creates the command from its arguments.
  ///
  /// - Throws: A usage diagnostic, where a value is wrong.
  init(_ arguments: ParsedArguments) throws(Diagnostic)

  /// Does the work.
  ///
  /// Where the task is cancelled, the command finishes what it is writing and returns or throws early.
  ///
  /// - Returns: How it ended, where it got to its end.
  /// - Throws: Why it did not.
  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus
}
