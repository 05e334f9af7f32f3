import Foundation

/// The files beside the tests, and those of the checkout that the tests stand in.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names in a folder, sorted.
  static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The bytes of a file.
  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
