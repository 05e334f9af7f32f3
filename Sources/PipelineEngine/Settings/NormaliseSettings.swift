/// How words become rows.
///
/// There is nothing to set yet.
public struct NormaliseSettings: Hashable, Sendable, Codable {
  /// Creates the default settings.
  public init() {}
}
