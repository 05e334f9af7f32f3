internal import BoundedWork

/// Keeps a run's progress line on the console, redrawn at most ten times a second.
final class ProgressBar: Sendable {
  private struct State: Sendable {
    var done = 0
    var lastDrawn: Duration?
  }

  private let console: Console
  private let total: Int
  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  /// Creates a progress bar and shows it, where the console is a terminal.
  ///
  /// - Parameters:
  ///   - total: How many documents there are.
  ///   - console: Where it is shown.
  ///   - elapsed: Returns the time since the start.
  init(total: Int, console: Console, elapsed: @escaping @Sendable () -> Duration) {
    self.total = total
    self.console = console
    self.elapsed = elapsed
    draw(done: 0, at: elapsed())
  }

  /// Returns a progress bar for files that are read one after another, where it would be seen.
  ///
  /// There is none for a single file, nor where results are shown on the same terminal as they come.
  static func ofFiles(_ total: Int, on console: Console) -> ProgressBar? {
    guard total > 1, !console.outputIsTerminal else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressBar(total: total, console: console) { start.duration(to: clock.now) }
  }

  /// Counts one document.
  func advance() {
    let now = elapsed()
    let done = state.withLock { state -> Int? in
      state.done += 1
      if let last = state.lastDrawn, now - last < .milliseconds(100) { return nil }
      state.lastDrawn = now
      return state.done
    }
    if let done { draw(done: done, at: now) }
  }

  /// Takes the line away.
  func finish() { console.show(progress: nil) }

  private func draw(done: Int, at now: Duration) {
    let line = ProgressLine(done: done, total: total, elapsed: now)
    console.show(progress: line.text(columns: console.columns))
  }
}
