internal import Glibc

/// What the standard streams are connected to.
public enum Terminal {
  /// A standard stream.
  public enum Stream: Sendable {
    /// The standard input.
    case input
    /// The standard output.
    case output
    /// The standard error.
    case error

    fileprivate var number: Int32 {
      switch self {
      case .input: STDIN_FILENO
      case .output: STDOUT_FILENO
      case .error: STDERR_FILENO
      }
    }
  }

  /// Returns whether a stream is connected to a terminal.
  public static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.number) == 1 }

  /// Returns how many columns the terminal has that a stream is connected to.
  ///
  /// - Returns: The width, or `nil` where there is no terminal or it does not say.
  public static func width(_ stream: Stream = .error) -> Int? { width(descriptor: stream.number) }

  static func width(descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
