public import Diagnostics

/// What reading a file gave: its contents, if they are free of errors, and all that is to be said about it.
public struct Reading<Value: Sendable>: Sendable {
  /// The contents; `nil` exactly where ``diagnostics`` holds an error.
  public var value: Value?
  /// Every problem, from the top of the file to its end; with a value, these are warnings only.
  public var diagnostics: [Diagnostic]

  /// Creates a reading.
  ///
  /// - Parameters:
  ///   - value: The contents.
  ///   - diagnostics: What is to be said about them.
  public init(value: Value?, diagnostics: [Diagnostic]) {
    self.value = value
    self.diagnostics = diagnostics
  }

  init(_ value: Value?, _ problems: Problems) {
    self.init(value: problems.hasErrors ? nil : value, diagnostics: problems.sorted)
  }
}
