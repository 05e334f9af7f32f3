/// How pages become words.
public struct RecogniseSettings: Hashable, Sendable, Codable {
  /// How much is spent on a page.
  public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    /// One look.
    case fast
    /// Further looks, each in another way, where those before leave doubt.
    case accurate
  }

  /// Tesseract's language codes, the likeliest first.
  public var languages = ["eng"]
  /// How much is spent on a page.
  public var mode = Mode.accurate
  /// How many worker processes; `nil` for as many as the process may use cores.
  public var lanes: Int?

  /// Creates the default settings.
  public init() {}
}
