import Testing

@testable import TallyrollCLI

@Suite struct `A line writer` {
  @Test func `writes in the order of the inputs`() async {
    let output = MemorySink()
    let writer = LineWriter(console: Console(output: output, errors: MemorySink()))
    await withTaskGroup { group in
      for place in 0..<50 { group.addTask { _ = await writer.write(["line \(place)"], at: place) } }
    }
    #expect(output.text == (0..<50).map { "line \($0)\n" }.joined())
  }

  @Test func `stops where nobody reads any more`() async {
    let console = Console(output: MemorySink(failing: .closed), errors: MemorySink())
    let writer = LineWriter(console: console)
    #expect(await !writer.write(["a"], at: 0))
    #expect(await !writer.write(["b"], at: 1))
    #expect(await writer.failure == CommandFailure(.success))
  }
}
