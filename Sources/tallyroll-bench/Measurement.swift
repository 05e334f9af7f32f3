import Foundation

/// What running a command cost.
struct Measurement {
  /// From start to end.
  var wall: Duration
  /// Processor time of the command and all its children, in seconds.
  var processor: Double
  /// The most memory that the command and its children held together, in bytes.
  var peakMemory: Int
  /// What it wrote to its standard output.
  var output: Data

  /// Runs a command to its end, with `input` on its standard input.
  static func of(
    _ command: [String], input: String = "", environment: [String: String] = [:], watchesMemory: Bool = false
  ) throws -> Measurement {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardError = FileHandle.nullDevice
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tallyroll-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (given, written) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input.utf8).write(to: given)
    try Data().write(to: written)
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: written)
    let before = childSeconds()
    let start = ContinuousClock.now
    try process.run()
    var peak = 0
    while watchesMemory, process.isRunning {
      peak = max(peak, ProcessTree.memory(of: process.processIdentifier))
      Thread.sleep(forTimeInterval: 0.1)
    }
    process.waitUntilExit()
    let wall = start.duration(to: .now)
    guard process.terminationStatus <= 1 else {
      throw BenchOptions.Problem(description: "\(command[0]) ended with status \(process.terminationStatus)")
    }
    return Measurement(
      wall: wall, processor: childSeconds() - before, peakMemory: peak, output: try Data(contentsOf: written))
  }

  private static func childSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
