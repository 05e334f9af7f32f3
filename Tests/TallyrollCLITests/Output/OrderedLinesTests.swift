import Testing

@testable import TallyrollCLI

@Suite struct `Ordered lines` {
  @Test func `come out in the order of their inputs, as early as they can`() {
    var lines = OrderedLines()
    #expect(lines.take(["c"], at: 2).isEmpty)
    #expect(lines.take(["a1", "a2"], at: 0) == ["a1", "a2"])
    #expect(lines.take([], at: 1) == ["c"])
    #expect(lines.take(["d"], at: 3) == ["d"])
  }
}
