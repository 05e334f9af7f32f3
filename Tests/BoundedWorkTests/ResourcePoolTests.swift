import BoundedWork
import Testing

@Suite struct `A resource pool` {
  @Test func `lends each resource to one borrower at a time`() async {
    let pool = ResourcePool([0, 1, 2])
    let borrowed = Locked<[Int: Int]>([:])
    await withTaskGroup { group in
      for _ in 0..<300 {
        group.addTask {
          _ = await pool.with { resource in
            let count = borrowed.withLock { borrowed in
              borrowed[resource, default: 0] += 1
              return borrowed[resource]
            }
            #expect(count == 1)
            await Task.yield()
            borrowed.withLock { $0[resource, default: 0] -= 1 }
          }
        }
      }
    }
    #expect(Set(borrowed.withLock { $0 }.keys) == [0, 1, 2])
  }

  @Test func `serves waiting borrowers in the order they came`() async {
    let pool = ResourcePool(["only"])
    let order = Locked<[Int]>([])
    var tasks: [Task<Void, Never>] = []
    _ = await pool.with { _ in
      for number in 0..<20 {
        tasks.append(Task { _ = await pool.with { _ in order.withLock { $0.append(number) } } })
        // The next one comes only when this one waits: the scheduler has no say in who came first.
        while pool.waiting <= number { await Task.yield() }
      }
      #expect(order.withLock { $0 }.isEmpty)
    }
    for task in tasks { await task.value }
    #expect(order.withLock { $0 } == Array(0..<20))
  }

  @Test func `lends the resource that was returned last`() async {
    let pool = ResourcePool(["a", "b"])
    let first = await pool.with { $0 }
    for _ in 0..<5 {
      #expect(await pool.with { $0 } == first)
    }
  }

  @Test func `takes a resource back from a borrower that fails`() async {
    struct Broken: Error {}
    let pool = ResourcePool([1])
    await #expect(throws: Broken.self) { try await pool.with { _ in throw Broken() } }
    #expect(await pool.with { $0 } == 1)
  }

  @Test func `gives nothing to a task that was cancelled before it asks`() async {
    let pool = ResourcePool([1])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await pool.with { $0 }
    }
    #expect(await task.value == nil)
    #expect(await pool.with { $0 } == 1)
  }

  @Test func `lets a cancelled borrower stop waiting at once`() async {
    let pool = ResourcePool([1])
    let outcome = await pool.with { _ in
      let waiting = Task { await pool.with { $0 } }
      waiting.cancel()
      // Would wait for ever if the borrower went on waiting for what this task holds.
      return await waiting.value
    }
    #expect(outcome == .some(nil))
    #expect(await pool.with { $0 } == 1)
  }

  @Test func `loses no resource and leaves nobody waiting, however cancellations fall`() async {
    let pool = ResourcePool([1, 2])
    for round in 0..<200 {
      let tasks = (0..<8).map { index in
        Task {
          await pool.with { resource in
            if (index + round).isMultiple(of: 3) { await Task.yield() }
            return resource
          }
        }
      }
      for (index, task) in tasks.enumerated() where (index + round).isMultiple(of: 2) { task.cancel() }
      for (index, task) in tasks.enumerated() {
        let outcome = await task.value
        if !(index + round).isMultiple(of: 2) { #expect(outcome != nil) }
      }
    }
    // Both are still there: a borrower of one can borrow the other.
    let both = await pool.with { one in await pool.with { other in Set([one, other]) } }
    #expect(both == [1, 2])
  }
}
