internal import BoundedWork
internal import Diagnostics

/// What the program says: results on standard output, everything else on standard error.
///
/// May be used from any task. A progress line, where one is shown, always stays the last line.
final class Console: Sendable {
  private let output: any ByteSink
  private let errors: any ByteSink
  private let usesColour: Bool
  private let progress = Locked<String?>(nil)

  /// Whether standard error is a terminal, so that a progress line can be shown.
  let isTerminal: Bool
  /// Whether standard output is a terminal.
  let outputIsTerminal: Bool
  /// How many columns the terminal has.
  let columns: Int

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: Where results go.
  ///   - errors: Where everything else goes.
  ///   - isTerminal: Whether `errors` is a terminal.
  ///   - outputIsTerminal: Whether `output` is a terminal.
  ///   - columns: How many columns that terminal has.
  ///   - usesColour: Whether messages may be coloured.
  init(
    output: any ByteSink, errors: any ByteSink, isTerminal: Bool = false, outputIsTerminal: Bool = false,
    columns: Int = 80, usesColour: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.isTerminal = isTerminal
    self.outputIsTerminal = outputIsTerminal
    self.columns = columns
    self.usesColour = usesColour
  }

  /// Writes a result and a line break.
  ///
  /// - Throws: A failure of status 0 and no message where the reader has gone, otherwise `output-not-writable`.
  func print(_ text: String) throws(CommandFailure) { try write(Array((text + "\n").utf8)) }

  /// Writes a result as it is.
  ///
  /// - Throws: A failure of status 0 and no message where the reader has gone, otherwise `output-not-writable`.
  func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Writes a result as it is.
  ///
  /// - Throws: A failure of status 0 and no message where the reader has gone, otherwise `output-not-writable`.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try output.write(bytes)
    } catch {
      switch error {
      case .closed:
        throw CommandFailure(.success)
      case .failed(let reason):
        throw CommandFailure(
          .storage,
          Diagnostic(
            "output-not-writable", "standard output cannot be written: \(reason)",
            fix: "make room, or send the output elsewhere"))
      }
    }
  }

  /// Says something on standard error.
  ///
  /// The caller escapes what comes from files; this adds nothing but a line break.
  func note(_ text: String) { say(text + "\n") }

  /// Tells a problem on standard error.
  func report(_ diagnostic: Diagnostic) {
    guard usesColour else { return say(diagnostic.rendered + "\n") }
    say(Self.coloured(diagnostic) + "\n")
  }

  /// Shows `line` as the progress line in the place of the one before, or takes it away.
  ///
  /// Does nothing where standard error is no terminal.
  func show(progress line: String?) {
    guard isTerminal else { return }
    progress.withLock { shown in
      guard shown != line else { return }
      put((shown == nil ? "" : Self.clearLine) + (line ?? ""))
      shown = line
    }
  }

  private func say(_ text: String) {
    progress.withLock { shown in
      put(shown.map { Self.clearLine + text + $0 } ?? text)
    }
  }

  private func put(_ text: String) {
    // Nobody is left to be told when standard error itself is gone.
    try? errors.write(Array(text.utf8))
  }

  private static let clearLine = "\r\u{1b}[K"

  private static func coloured(_ diagnostic: Diagnostic) -> String {
    let colour =
      switch diagnostic.severity {
      case .error: "\u{1b}[1;31m"
      case .warning: "\u{1b}[1;33m"
      case .note: "\u{1b}[1;36m"
      }
    var bare = diagnostic
    bare.origin = nil
    let place = diagnostic.rendered.dropLast(bare.rendered.count)
    let severity = diagnostic.severity.rawValue + ":"
    return place + colour + severity + "\u{1b}[0m" + bare.rendered.dropFirst(severity.count)
  }
}
