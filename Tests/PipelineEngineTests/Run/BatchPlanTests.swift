import Testing

@testable import PipelineEngine

@Suite struct `A batch plan` {
  @Test func `reads every document once where all differ`() {
    var plan = BatchPlan(count: 3)
    for place in 0..<3 { plan.add(place, sha256: "\(place)") }
    #expect(plan.nextWave() == [0, 1, 2])
    #expect(plan.nextWave().isEmpty)
  }

  @Test func `gives the copies of a finished document in order`() {
    var plan = BatchPlan(count: 4)
    for place in [0, 1, 2, 3] { plan.add(place, sha256: place == 1 ? "other" : "same") }
    #expect(plan.nextWave() == [0, 1])
    plan.finished(0)
    plan.finished(1)
    let copies = plan.takeCopies()
    #expect(copies.map(\.copy) == [2, 3])
    #expect(copies.map(\.original) == [0, 0])
    #expect(plan.takeCopies().isEmpty)
    #expect(plan.nextWave().isEmpty)
  }

  @Test func `reads the next of equal documents where the first gave nothing`() {
    var plan = BatchPlan(count: 2)
    for place in 0..<2 { plan.add(place, sha256: "same") }
    #expect(plan.nextWave() == [0])
    #expect(plan.takeCopies().isEmpty)
    #expect(plan.nextWave() == [1])
    #expect(plan.nextWave().isEmpty)
  }
}
