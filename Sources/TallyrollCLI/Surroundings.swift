internal import ReceiptModel

/// Everything that commands may know of the process that they run in.
struct Surroundings: Sendable {
  /// What the program says, and where.
  var console: Console
  /// The environment that worker processes are started in.
  var environment: [String: String]
  /// The program's own file, started again as a worker.
  var executable: FilePath
  /// Returns the time now in nanoseconds since 1970.
  var now: @Sendable () -> Int
}
