internal import Files
internal import Foundation
internal import Processes
internal import ReceiptModel

extension Tool {
  /// The program as this process: its arguments, environment, streams, signals and clock.
  ///
  /// - Returns: How the program ends.
  public static func runAsProcess() async -> ExitStatus {
    StandardStreams.reserve()
    // A reader that goes away, as `| head` does, is an error of the write and not the end of the process.
    // So is a file that grows over 'ulimit -f'.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = Terminal.isTerminal(.error)
    let console = Console(
      output: FileSink.standardOutput, errors: FileSink.standardError,
      isTerminal: isTerminal && environment["TERM"] != "dumb",
      outputIsTerminal: Terminal.isTerminal(.output),
      columns: Terminal.width(.error) ?? 80,
      usesColour: isTerminal && environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty)
    let surroundings = Surroundings(
      console: console, environment: environment,
      now: { Int(Date().timeIntervalSince1970 * 1_000_000_000) },
      input: { Array(FileHandle.standardInput.availableData) },
      stopSignals: { SignalStream.of([.interrupt, .terminate, .hangUp]) },
      alarm: { Alarm.after($0) },
      exit: { Foundation.exit($0.rawValue) })
    return await Tool(surroundings: surroundings).run(arguments())
  }

  /// The command line without the program's name, in the bytes that it was given in.
  ///
  /// Swift's own `CommandLine` mends what is not UTF-8, and a file of such a name would not be found.
  private static func arguments() -> [FilePath] {
    guard let bytes = try? FileContents.read(FilePath("/proc/self/cmdline")), bytes.last == 0 else {
      return CommandLine.arguments.dropFirst().map { FilePath($0) }
    }
    return bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false).dropFirst()
      .map { FilePath(bytes: $0) }
  }
}
