import Testing

@testable import OCREngine

@Suite struct `A linear system` {
  @Test func `fits what is demanded most`() throws {
    var system = LinearSystem(unknowns: 2)
    // y = 3 + 2 x, and one that lies beside it but weighs nothing.
    for x in 0..<5 { system.add([(0, 1), (1, Double(x))], equals: 3 + 2 * Double(x)) }
    system.add([(0, 1), (1, 2)], equals: 100, weight: 0)
    let solution = try #require(system.solved())
    #expect(abs(solution[0] - 3) < 1e-9 && abs(solution[1] - 2) < 1e-9)
  }

  @Test func `has no solution where an unknown is left open`() {
    var system = LinearSystem(unknowns: 2)
    system.add([(0, 1)], equals: 1)
    #expect(system.solved() == nil)
  }
}
