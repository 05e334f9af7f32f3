internal import Diagnostics

/// What asking for a file's digest gave.
enum DigestOutcome: Sendable {
  /// The SHA-256 of the file's bytes.
  case digest(String)
  /// The file is another than it was when it was found.
  case changed
  /// The file cannot be read.
  case failed(Diagnostic)
}
