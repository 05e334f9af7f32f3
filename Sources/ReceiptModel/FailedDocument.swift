public import Diagnostics

/// A file that gave no receipt, and why.
public struct FailedDocument: Hashable, Sendable {
  /// The document's number.
  public var documentID: Int
  /// Where the file lies.
  public var sourcePath: FilePath
  /// How often it was tried.
  public var attempts: Int
  /// What went wrong.
  public var reason: Diagnostic

  /// Creates a failed document.
  public init(documentID: Int, sourcePath: FilePath, attempts: Int, reason: Diagnostic) {
    self.documentID = documentID
    self.sourcePath = sourcePath
    self.attempts = attempts
    self.reason = reason
  }
}
