internal import Processes
internal import ReceiptModel

/// Everything that commands may know of the process that they run in.
struct Surroundings: Sendable {
  /// What the program says, and where.
  var console: Console
  /// The environment that worker processes are started in.
  var environment: [String: String]
  /// Returns the time now in nanoseconds since 1970.
  var now: @Sendable () -> Int
  /// Returns the next bytes of the standard input, and none at its end; waits for them.
  var input: @Sendable () -> [UInt8]
  /// Starts to listen to the wishes to stop.
  var stopSignals: @Sendable () -> AsyncStream<ProcessSignal>
  /// Starts a clock that rings once, after so long.
  var alarm: @Sendable (Duration) -> AsyncStream<Void>
  /// Ends the process at once.
  var exit: @Sendable (ExitStatus) -> Void

  /// Returns the time now in seconds since 1970.
  var seconds: @Sendable () -> Int {
    { [now] in now() / 1_000_000_000 }
  }
}
