public import ReceiptModel

/// Another program that reads receipts which the first recogniser leaves in doubt.
///
/// It speaks the protocol of workers, as Documentation/SecondOpinion.md describes it.
public struct SecondOpinion: Hashable, Sendable {
  /// The program: a path, or a name without a slash, which is looked for where the shell looks for commands.
  public var program: FilePath
  /// Its arguments, given to it as they are.
  public var arguments: [String]

  /// Creates a second opinion.
  ///
  /// - Parameters:
  ///   - program: A path, already resolved, or a name without a slash.
  ///   - arguments: The program's arguments.
  public init(program: FilePath, arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }
}
