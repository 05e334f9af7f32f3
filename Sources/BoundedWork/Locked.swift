#if TSAN
  internal import Foundation
#else
  internal import Synchronization
#endif

/// A value behind a lock.
///
/// The lock is a `Mutex`. Under `-DTSAN` it is an `NSLock`, because the thread sanitizer reports false
/// races for `Mutex` on Linux; lock through this type only, so that one switch changes them all.
public final class Locked<Value: Sendable>: Sendable {
  #if TSAN
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value  // because `lock` guards it

    /// Creates a lock around `value`.
    public init(_ value: Value) { self.value = value }
  #else
    private let mutex: Mutex<Value>

    /// Creates a lock around `value`.
    public init(_ value: Value) { mutex = Mutex(value) }
  #endif

  /// Runs `body` with the value while nobody else can see it.
  ///
  /// The lock is not recursive: `body` must not come back to it, nor wait for anything.
  ///
  /// - Throws: What `body` throws.
  public func withLock<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if TSAN
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    #else
      try mutex.withLock { value throws(Failure) in try body(&value) }
    #endif
  }
}
