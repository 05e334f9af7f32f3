internal import Foundation

/// Work that waits for the outside, kept off the threads that tasks share.
enum BlockingRead {
  /// Runs `body` on a thread of its own.
  static func start(_ body: @escaping @Sendable () -> Void) { Thread.detachNewThread(body) }
}
