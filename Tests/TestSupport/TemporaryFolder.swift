public import Foundation
public import ReceiptModel

/// A folder of its own for one test, removed when the value goes out of scope.
public final class TemporaryFolder: Sendable {
  /// Where the folder lies.
  public let path: FilePath

  /// Makes a new, empty folder below the system's temporary folder.
  ///
  /// - Throws: Foundation's error where the folder cannot be made.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tallyroll-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path.text) }

  /// Returns the path of a file in the folder.
  public func file(_ name: String) -> FilePath { path.appending(FilePath(name)) }

  /// Writes a file into the folder, with the folders that lead to it, and returns its path.
  ///
  /// - Throws: Foundation's error where it cannot be written.
  @discardableResult
  public func write(_ contents: String, to name: String) throws -> FilePath {
    try write(Data(contents.utf8), to: name)
  }

  /// Writes a file into the folder, with the folders that lead to it, and returns its path.
  ///
  /// - Throws: Foundation's error where it cannot be written.
  @discardableResult
  public func write(_ contents: Data, to name: String) throws -> FilePath {
    let file = file(name)
    try FileManager.default.createDirectory(atPath: file.parent.text, withIntermediateDirectories: true)
    try contents.write(to: URL(filePath: file.text))
    return file
  }
}
