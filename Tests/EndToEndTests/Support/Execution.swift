import BoundedWork
import Foundation
import ReceiptModel
import TestSupport

/// A process under way, with its streams in files so that it never waits for its reader.
final class Execution: Sendable {
  private let process: Process
  private let streams: TemporaryFolder
  private let ended: AsyncStream<Void>

  /// Starts a program.
  init(
    _ program: String, _ arguments: [String], input: String, environment: [String: String], folder: FilePath?
  ) throws {
    streams = try TemporaryFolder()
    process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder.text) }
    process.standardInput = FileHandle(forReadingAtPath: try streams.write(input, to: "in").text)
    process.standardOutput = FileHandle(forWritingAtPath: try streams.write("", to: "out").text)
    process.standardError = FileHandle(forWritingAtPath: try streams.write("", to: "err").text)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    self.ended = ended
    process.terminationHandler = { _ in end.finish() }
    try process.run()
  }

  /// The process's number.
  var id: Int32 { process.processIdentifier }

  /// Whether it has not ended.
  var isRunning: Bool { process.isRunning }

  /// Sends a signal to the process.
  func send(_ signal: Int32) { kill(id, signal) }

  /// Waits for the end, for two minutes at most.
  func end() async throws -> Program.Result {
    let isOverdue = Locked(false)
    let alarm = Task {
      try await Task.sleep(for: .seconds(120))
      isOverdue.withLock { $0 = true }
      send(SIGKILL)
    }
    for await _ in ended {}
    alarm.cancel()
    guard !isOverdue.withLock({ $0 }) else { throw Program.Overdue() }
    return Program.Result(
      status: process.terminationStatus, output: try text("out"), errors: try text("err"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: streams.file(name).text)), as: UTF8.self)
  }
}
