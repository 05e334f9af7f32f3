/// An input file as it was found.
public struct SourceDocument: Hashable, Sendable, Codable {
  /// The ledger's number for it, from 1; 0 where there is no ledger.
  public var id: Int
  /// Where it lies.
  public var path: FilePath
  /// Its size in bytes.
  public var size: Int
  /// When it was last changed, in nanoseconds since 1970.
  public var modified: Int

  /// Creates a source document.
  public init(id: Int = 0, path: FilePath, size: Int = 0, modified: Int = 0) {
    self.id = id
    self.path = path
    self.size = size
    self.modified = modified
  }
}
