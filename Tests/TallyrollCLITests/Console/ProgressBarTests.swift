import BoundedWork
import Testing

@testable import TallyrollCLI

@Suite struct `A progress bar` {
  private final class Clock: Sendable {
    private let value = Locked(Duration.zero)
    var now: Duration { value.withLock { $0 } }
    func advance(_ duration: Duration) { value.withLock { $0 += duration } }
  }

  @Test func `is redrawn at most ten times a second and cleared at the end`() {
    let errors = MemorySink()
    let console = Console(output: MemorySink(), errors: errors, isTerminal: true)
    let clock = Clock()
    let bar = ProgressBar(total: 40, console: console) { clock.now }
    for _ in 0..<40 {
      clock.advance(.milliseconds(30))
      bar.advance()
    }
    bar.finish()
    let drawings = errors.text.split(separator: "\r\u{1b}[K")
    #expect(drawings.count == 11)
    #expect(drawings.first == "[------------------------------] 0/40")
    #expect(drawings.last?.contains(" 37/40  33.3 docs/s  0:01 left") == true)
    #expect(errors.text.hasSuffix("\r\u{1b}[K"))
  }
}
