import Testing

@testable import Processes

@Suite struct `A deadline` {
  @Test func `is a timeout as poll takes it`() {
    #expect(Deadline(after: nil).pollTimeout == -1)
    #expect(!Deadline(after: nil).hasPassed)
    #expect(Deadline(after: .zero).pollTimeout == 0)
    #expect(Deadline(after: .seconds(-5)).hasPassed)
    // Never rounded down to 0, which would be to try again and again without waiting.
    #expect(Deadline(after: .seconds(60)).pollTimeout > 50_000)
    #expect(Deadline(after: .seconds(1 << 40)).pollTimeout >= 1_000_000_000)
  }
}
