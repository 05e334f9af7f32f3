public import Diagnostics

/// What a scan of folders found.
public struct ScanResult: Hashable, Sendable {
  /// The files to read, ordered by the bytes of their paths, each file once.
  public var files: [FoundFile] = []
  /// The files that are too young or not complete, in the same order; another run will find them settled.
  public var waiting: [FoundFile] = []
  /// What was left out because it cannot be read as a file, ordered by path.
  ///
  /// An error where a whole folder of the input is missing, else a warning.
  public var skipped: [Diagnostic] = []

  /// Creates an empty result.
  public init() {}
}
