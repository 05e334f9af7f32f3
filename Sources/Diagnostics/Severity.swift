/// How bad a diagnostic is.
public enum Severity: String, Hashable, Sendable, Codable {
  /// The operation cannot be done.
  case error
  /// The operation goes on; someone should look.
  case warning
  /// Something worth knowing.
  case note
}
