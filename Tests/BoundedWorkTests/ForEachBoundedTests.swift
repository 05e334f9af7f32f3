import BoundedWork
import Testing

@Suite struct `Bounded work` {
  @Test(arguments: [1, 3, 16])
  func `has no more inputs in flight than the limit`(limit: Int) async throws {
    let inFlight = Locked((now: 0, most: 0))
    var sum = 0
    try await forEachBounded(1...100, limit: limit) { input in
      inFlight.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      return input
    } consume: { outcome in
      sum += outcome
      inFlight.withLock { $0.now -= 1 }
    }
    #expect(sum == 5050)
    #expect(inFlight.withLock { $0.most } == limit)
  }

  @Test func `pulls the next input only when an outcome was consumed`() async throws {
    let pulled = Locked(0)
    var consumed = 0
    let inputs = sequence(first: 0) { $0 < 20 ? $0 + 1 : nil }.lazy.map { input in
      pulled.withLock { $0 += 1 }
      return input
    }
    try await forEachBounded(inputs, limit: 4) {
      $0
    } consume: { _ in
      #expect(pulled.withLock { $0 } <= consumed + 4)
      consumed += 1
    }
    #expect(consumed == 21)
  }

  @Test func `pulls nothing more once it is cancelled, and still consumes what is in flight`() async throws {
    let task = Task {
      var consumed: [Int] = []
      try await forEachBounded(0..., limit: 3) { input in
        input
      } consume: { outcome in
        consumed.append(outcome)
        if consumed.count == 10 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return consumed.sorted()
    }
    let consumed = try await task.value
    #expect(consumed == Array(0..<12))
  }

  @Test func `cancels the work in flight when the consumer fails`() async throws {
    struct Full: Error {}
    let cancelled = Locked(0)
    await #expect(throws: Full.self) {
      try await forEachBounded(0..<10, limit: 3) { input in
        guard input > 0 else { return }
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          cancelled.withLock { $0 += 1 }
        }
      } consume: { _ in
        throw Full()
      }
    }
    #expect(cancelled.withLock { $0 } == 2)
  }
}
