/// A name that is no concept's.
public struct UnknownConcept: Error, Hashable, Sendable {
  /// The name as written.
  public var name: String

  /// Creates the error.
  public init(name: String) { self.name = name }
}
