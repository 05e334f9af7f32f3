/// A problem someone can act on: where it is, what is wrong and what to do.
public struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// A stable slug, documented in `Documentation/Errors.md`, that tests and scripts match on.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// File, and line and column where they are known.
  public var origin: Origin?
  /// Lower case, no full stop, the offending value in 'quotes'.
  public var message: String
  /// An imperative: what the reader should change or run.
  public var fix: String?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - id: The stable slug.
  ///   - message: What is wrong, lower case, without a full stop.
  ///   - severity: How bad it is.
  ///   - origin: Where it is.
  ///   - fix: What to do about it.
  public init(
    _ id: String, _ message: String, severity: Severity = .error, at origin: Origin? = nil,
    fix: String? = nil
  ) {
    self.id = id
    self.message = message
    self.severity = severity
    self.origin = origin
    self.fix = fix
  }

  /// Returns the same diagnostic located at `origin`, unless it is located already.
  public func located(at origin: Origin) -> Diagnostic {
    var copy = self
    copy.origin = self.origin ?? origin
    return copy
  }
}
