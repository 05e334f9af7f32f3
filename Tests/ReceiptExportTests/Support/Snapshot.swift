import Foundation
import Testing

/// Files that hold what an export gave when somebody last looked at it.
enum Snapshot {
  /// Compares bytes with the file of that name, byte for byte.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment the file is rewritten and the test fails, so that a
  /// recording never passes for a check.
  static func expect(
    _ bytes: some Sequence<UInt8>, toEqual name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
    let actual = Data(bytes)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try actual.write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try Data(contentsOf: file)
    guard actual != expected else { return }
    let pairs = zip(lines(of: actual), lines(of: expected)).enumerated()
    let difference = pairs.first { $0.element.0 != $0.element.1 }
    Issue.record(
      """
      \(name) differs, first in line \(difference.map { $0.offset + 1 } ?? 0):
      is      \(difference?.element.0 ?? "\(actual.count) bytes")
      should  \(difference?.element.1 ?? "\(expected.count) bytes")
      """, sourceLocation: sourceLocation)
  }

  private static func lines(of data: Data) -> [String] {
    data.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
