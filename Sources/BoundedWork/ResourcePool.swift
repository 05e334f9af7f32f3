/// Lends a fixed set of resources, each to one borrower at a time.
///
/// Borrowers that have to wait are served in the order they came. Of several idle resources the one
/// returned last is lent first, because it is the warmest.
public final class ResourcePool<Resource: Sendable>: Sendable {
  private struct Waiter: Sendable {
    let ticket: Int
    let continuation: CheckedContinuation<Resource?, Never>
  }

  private struct State: Sendable {
    var idle: [Resource]
    var waiters: [Waiter] = []
    var nextTicket = 0
  }

  private let state: Locked<State>

  /// Creates a pool that lends `resources`.
  ///
  /// - Precondition: There is at least one.
  public init(_ resources: [Resource]) {
    precondition(!resources.isEmpty, "a pool needs a resource to lend")
    state = Locked(State(idle: resources))
  }

  /// Runs `body` with a resource that nobody else has meanwhile, and takes it back afterwards.
  ///
  /// Waits for one where all are lent. A task that is cancelled while it waits, or before, gets none:
  /// `body` is not run. Once `body` runs, noticing a cancellation is its own affair.
  ///
  /// - Returns: What `body` returns, or `nil` where the task was cancelled before its turn came.
  /// - Throws: What `body` throws.
  public func with<Result, Failure: Error>(
    _ body: (Resource) async throws(Failure) -> Result
  ) async throws(Failure) -> Result? {
    guard let resource = await borrow() else { return nil }
    defer { giveBack(resource) }
    return try await body(resource)
  }

  /// How many borrowers wait for a resource at this moment.
  public var waiting: Int { state.withLock { $0.waiters.count } }

  private func borrow() async -> Resource? {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Cancellation is looked at inside the lock: if it comes before, it is seen here; if it comes
        // later, the handler finds the waiter. Either way the continuation is resumed exactly once.
        let answer: Resource?? = state.withLock { state in
          if Task.isCancelled { return .some(nil) }
          if let resource = state.idle.popLast() { return resource }
          state.waiters.append(Waiter(ticket: ticket, continuation: continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiters.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: nil)
    }
  }

  private func giveBack(_ resource: Resource) {
    let next = state.withLock { state -> Waiter? in
      guard !state.waiters.isEmpty else {
        state.idle.append(resource)
        return nil
      }
      return state.waiters.removeFirst()
    }
    next?.continuation.resume(returning: resource)
  }
}
