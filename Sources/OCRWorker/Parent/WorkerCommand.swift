internal import Processes

/// How a worker process is started.
public struct WorkerCommand: Hashable, Sendable {
  /// The program's path.
  public var executable: String
  /// Its arguments.
  public var arguments: [String]
  /// Its whole environment.
  public var environment: [String: String]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - executable: The program's path.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment, as ``environment(from:)`` makes it.
  public init(_ executable: String, _ arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Creates the command that starts this same program as a worker.
  ///
  /// `/proc/self/exe` is the program that runs, even where its file was replaced meanwhile.
  ///
  /// - Parameter environment: This program's own environment.
  /// - Returns: The command.
  public static func thisProgram(environment: [String: String]) -> WorkerCommand {
    WorkerCommand("/proc/self/exe", ["recognise"], environment: Self.environment(from: environment))
  }

  /// Returns what a worker needs of the environment, with what makes its work repeatable.
  ///
  /// Tesseract would start several threads a page, which only hinder each other where every core has a worker;
  /// `OMP_THREAD_LIMIT` keeps it from that if it is set before the process starts. A crash must be reported at
  /// once, so Swift's own, slow report of it is off.
  public static func environment(from inherited: [String: String]) -> [String: String] {
    let kept = ["PATH", "HOME", "TMPDIR", "TESSDATA_PREFIX", "LD_LIBRARY_PATH"]
    var environment = inherited.filter { kept.contains($0.key) }
    environment["LC_ALL"] = "C.UTF-8"
    environment["OMP_THREAD_LIMIT"] = "1"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  var process: ProcessCommand { ProcessCommand(executable, arguments, environment: environment) }
}
