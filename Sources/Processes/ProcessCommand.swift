/// What to start: a program, its arguments, and all of its environment.
public struct ProcessCommand: Hashable, Sendable {
  /// What becomes of what the program writes to its standard error.
  public enum ErrorStream: Hashable, Sendable {
    /// It goes where this program's goes.
    case inherited
    /// The last of it is kept.
    case captured
  }

  /// The program's path; it is not searched for.
  public var executable: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// The environment; nothing is inherited.
  public var environment: [String: String]
  /// What becomes of its standard error.
  public var errorStream: ErrorStream

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: The whole environment.
  ///   - errorStream: What becomes of its standard error.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    errorStream: ErrorStream = .captured
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.errorStream = errorStream
  }
}
