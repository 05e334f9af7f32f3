import Processes
import Testing

struct `The clock of a thread` {
  @Test func `goes while the thread works, and stands while it waits`() async throws {
    let start = ThreadClock.now
    var sum = 0
    let clock = ContinuousClock()
    let begin = clock.now
    // Another process may have the core meanwhile, so the work goes on until the clock has moved.
    while ThreadClock.now - start < .milliseconds(5), begin.duration(to: clock.now) < .seconds(60) {
      sum = (0..<1_000).reduce(sum, &+)
    }
    #expect(ThreadClock.now - start >= .milliseconds(5))
    #expect(begin.duration(to: clock.now) >= .milliseconds(5))
    #expect(sum != 0)
  }
}
