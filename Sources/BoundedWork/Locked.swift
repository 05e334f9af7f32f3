#if TSAN
  import Foundation
#else
  import Synchronization
#endif

/// A value behind a lock.
///
/// The lock is a `Mutex`. Under `-DTSAN` it is an `NSLock`, because the thread sanitizer reports false
/// races for `Mutex` on Linux; lock through this type only, so that one switch changes them all.
public struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if TSAN
    private let box: Box

    private final class Box: @unchecked Sendable {  // because `lock` guards `value`
      let lock = NSLock()
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    /// Creates a lock around `value`.
    public init(_ value: Value) { box = Box(value) }

    /// Runs `body` with the value while nobody else can see it.
    ///
    /// The lock is not recursive: `body` must not come back to it, nor wait for anything.
    ///
    /// - Throws: What `body` throws.
    public borrowing func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      box.lock.lock()
      defer { box.lock.unlock() }
      return try body(&box.value)
    }
  #else
    private let mutex: Mutex<Value>

    /// Creates a lock around `value`.
    public init(_ value: Value) { mutex = Mutex(value) }

    /// Runs `body` with the value while nobody else can see it.
    ///
    /// The lock is not recursive: `body` must not come back to it, nor wait for anything.
    ///
    /// - Throws: What `body` throws.
    public borrowing func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try mutex.withLock { value throws(Failure) in try body(&value) }
    }
  #endif
}
