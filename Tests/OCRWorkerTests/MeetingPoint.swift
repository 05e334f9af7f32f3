import Dispatch
import Foundation
import Glibc
import ReceiptModel
import Synchronization

/// A named pipe that a worker opens when it is amid a document, and that closes when it ends.
///
/// The worker has the reading end, because a worker can open nothing for writing.
final class MeetingPoint: Sendable {
  let path: FilePath
  private let descriptor = Atomic<Int32>(-1)

  /// How long is waited, in milliseconds: other tests may keep all cooperative threads busy for a minute and more.
  private static let patience: Int32 = 300_000

  init(_ path: FilePath) throws {
    self.path = path
    guard mkfifo(path.text, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  deinit { close(descriptor.load(ordering: .relaxed)) }

  /// Waits until the worker has come.
  func awaitWorker() async throws {
    try await waiting { [self] in
      // fifo(7): without a reader, such an open fails with ENXIO.
      for _ in 0..<(Self.patience / 2) {
        let end = open(path.text, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        descriptor.store(end, ordering: .relaxed)
        if end >= 0 { return true }
        _ = poll(nil, 0, 2)
      }
      return false
    }
  }

  /// Waits until the worker is gone.
  func awaitEnd() async throws {
    try await waiting { [self] in
      // poll(2): the writing end of a pipe without readers is in error.
      var polled = pollfd(fd: descriptor.load(ordering: .relaxed), events: 0, revents: 0)
      return poll(&polled, 1, Self.patience) == 1 && polled.revents & Int16(POLLERR) != 0
    }
  }

  /// Waits on a thread of its own, but not for ever, so that a worker that does not come fails the test.
  private func waiting(_ came: @escaping @Sendable () -> Bool) async throws {
    let came = await withCheckedContinuation { continuation in
      DispatchQueue(label: "meeting").async { continuation.resume(returning: came()) }
    }
    guard came else { throw CocoaError(.fileReadUnknown) }
  }
}
