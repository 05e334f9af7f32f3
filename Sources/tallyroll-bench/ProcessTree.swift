import Foundation

/// What a process and all that it started hold, by `/proc`.
enum ProcessTree {
  /// Returns the resident memory of a process and its descendants, in bytes.
  static func memory(of root: Int32) -> Int {
    var children: [Int32: [Int32]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = Int32(name), let parent = field("PPid", of: process) else { continue }
      children[Int32(parent), default: []].append(process)
    }
    var sum = 0
    var open = [root]
    while let process = open.popLast() {
      sum += (field("VmRSS", of: process) ?? 0) * 1024
      open += children[process] ?? []
    }
    return sum
  }

  private static func field(_ name: String, of process: Int32) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }
  }
}
