import BoundedWork
import Testing

@Suite struct `A locked value` {
  @Test func `is changed by one at a time`() async {
    let counter = Locked(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<10_000 { counter.withLock { $0 += 1 } } }
      }
    }
    #expect(counter.withLock { $0 } == 80_000)
  }

  @Test func `is unlocked again after an error`() {
    struct Failed: Error {}
    let counter = Locked(0)
    #expect(throws: Failed.self) {
      try counter.withLock { value throws(Failed) in
        value = 7
        throw Failed()
      }
    }
    #expect(counter.withLock { $0 } == 7)
  }
}
