import Foundation
import ReceiptModel
import TestSupport

/// The built program, run in an empty environment.
enum Program {
  /// What an execution left.
  struct Result {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of the standard output.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The program did not end in time and was killed.
  struct Overdue: Error {}

  /// Where the program lies: beside the tests.
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "tallyroll").path

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    in folder: FilePath? = nil
  ) async throws -> Result {
    try await start(arguments, input: input, environment: environment, in: folder).end()
  }

  /// Runs a shell script in which `$TALLYROLL` is the program.
  static func shell(_ script: String, in folder: FilePath) async throws -> Result {
    let environment = ["TALLYROLL": path, "PATH": "/usr/bin:/bin"]
    return try await Execution(
      "/bin/bash", ["-c", script], input: "", environment: environment, folder: folder
    ).end()
  }

  /// Starts the program.
  static func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in folder: FilePath? = nil
  ) throws -> Execution {
    try Execution(path, arguments, input: input, environment: environment, folder: folder)
  }
}
