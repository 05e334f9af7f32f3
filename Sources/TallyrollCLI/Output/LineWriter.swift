/// Writes the lines of several tasks to the console in the order of their inputs.
actor LineWriter {
  private let console: Console
  private var lines = OrderedLines()
  /// Why nothing more is written.
  private(set) var failure: CommandFailure?

  /// Creates a writer to the standard output of `console`.
  init(console: Console) { self.console = console }

  /// Writes the lines of the input at `place` as soon as those of all inputs before are written.
  ///
  /// - Returns: Whether there is a reader still.
  func write(_ new: [String], at place: Int) -> Bool {
    guard failure == nil else { return false }
    let ready = lines.take(new, at: place)
    guard !ready.isEmpty else { return true }
    do throws(CommandFailure) {
      try console.write(ready.map { $0 + "\n" }.joined())
    } catch {
      failure = error
    }
    return failure == nil
  }
}
