import BoundedWork
import Dispatch
import Testing

@Suite struct `A queue executor` {
  @Test func `runs its actor one call at a time`() async {
    let actor = Blocking()
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { await actor.count() } }
    }
    #expect(await actor.calls == 100)
    #expect(await actor.overlaps == 0)
  }

  @Test func `leaves the cooperative pool free while its actors block`() async {
    // More actors block than the pool has threads; they are let go by tasks that need the pool.
    let gates = (0..<64).map { _ in Gate() }
    await withTaskGroup { group in
      for gate in gates {
        let actor = Blocking()
        group.addTask { await actor.wait(at: gate) }
      }
      for gate in gates { group.addTask { gate.semaphore.signal() } }
    }
  }

  private final class Gate: Sendable {
    let semaphore = DispatchSemaphore(value: 0)
  }

  private actor Blocking {
    private nonisolated let executor = QueueExecutor(label: "test")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private(set) var calls = 0
    private(set) var overlaps = 0
    private var isBusy = false

    func count() {
      executor.checkIsolated()
      if isBusy { overlaps += 1 }
      isBusy = true
      calls += 1
      isBusy = false
    }

    func wait(at gate: Gate) { gate.semaphore.wait() }
  }
}
