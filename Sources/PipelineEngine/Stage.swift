public import Diagnostics

/// One step of a pipeline: turns an `Input` into an `Output`, or says why it cannot.
///
/// A stage keeps no state between documents; whatever it needs arrives through
/// its initializer. It may be called from many tasks at once.
public protocol Stage<Input, Output>: Sendable {
  /// What the stage takes.
  associatedtype Input: Sendable
  /// What the stage gives.
  associatedtype Output: Sendable

  /// Runs the stage on one input.
  ///
  /// Returns early with an error of the slug `cancelled` where the task is cancelled.
  ///
  /// - Throws: A `Diagnostic` about this document only; the batch goes on.
  func run(_ input: Input) async throws(Diagnostic) -> Output
}
