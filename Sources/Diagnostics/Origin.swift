/// Where a diagnostic comes from: a file, and a place in it where that is known.
public struct Origin: Hashable, Sendable, Codable {
  /// The file's path as the user wrote it, or as it was found.
  public var file: String
  /// The line, counted from 1.
  public var line: Int?
  /// The column in characters, counted from 1.
  public var column: Int?

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(_ file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
