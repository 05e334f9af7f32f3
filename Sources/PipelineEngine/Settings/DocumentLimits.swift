/// What one document may cost.
public struct DocumentLimits: Hashable, Sendable, Codable {
  /// The most pixels a page may have, by its header.
  public var pixels = 150_000_000
  /// The time after which a document's worker is killed.
  public var time = Duration.seconds(60)
  /// The most memory a worker may use, in bytes.
  public var memory = 1_000_000_000
  /// The most pages a file may have.
  public var pages = 200

  /// Creates the default limits.
  public init() {}
}
