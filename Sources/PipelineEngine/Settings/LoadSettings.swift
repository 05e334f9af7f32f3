/// How a file becomes pages that can be recognised.
public struct LoadSettings: Hashable, Sendable, Codable {
  /// How a page is turned upright.
  public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
    /// By the file's Exif note, then by what the page shows.
    case auto
    /// By the file's Exif note only.
    case exif
    /// Not at all.
    case keep
  }

  /// How a page is turned upright.
  public var orientation = Orientation.auto

  /// Creates the default settings.
  public init() {}
}
