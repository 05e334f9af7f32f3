import Dispatch
import Synchronization

/// Runs asynchronous code from where there is none.
enum Blocking {
  /// Runs `body` and waits for it.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result? {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Result?>(nil)
    Task.detached {
      let value = await body()
      result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.withLock { $0 }
  }
}
