/// What is to be said of a field that was read.
public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is what is printed.
  case right
  /// Some of the items are right, or some too many were read.
  case partly
  /// Nothing was read, so that a person looks.
  case empty
  /// Something else was read, which does harm.
  case wrong
}
