internal import Glibc
public import ReceiptModel

/// A file that a scan found.
public struct FoundFile: Hashable, Sendable {
  /// Where it lies, below the folder as it was given.
  public var path: FilePath
  /// Its size in bytes.
  public var size: Int
  /// When its contents were last changed, in nanoseconds since 1970.
  public var modified: Int
  /// Which file it is.
  public var identity: FileIdentity

  /// Creates a found file.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - size: Its size in bytes.
  ///   - modified: When its contents were last changed, in nanoseconds since 1970.
  ///   - identity: Which file it is.
  public init(path: FilePath, size: Int, modified: Int, identity: FileIdentity) {
    self.path = path
    self.size = size
    self.modified = modified
    self.identity = identity
  }

  init(path: FilePath, status: stat) {
    self.init(
      path: path, size: Int(status.st_size), modified: status.modified, identity: status.identity)
  }

  /// The file as the pipeline takes it, not yet numbered.
  public var document: SourceDocument { SourceDocument(path: path, size: size, modified: modified) }

  /// Returns whether the file of a document has another size or time of change than the document tells.
  ///
  /// A file that is not there has not changed: whoever reads it finds out.
  public static func hasChanged(_ document: SourceDocument) -> Bool {
    guard let status = try? document.path.status() else { return false }
    return Int(status.st_size) != document.size || status.modified != document.modified
  }
}
