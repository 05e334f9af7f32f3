import Dispatch
import Foundation
import Glibc
import ReceiptModel

/// A named pipe that a worker opens and writes a byte to when it is amid a document, and that closes when it ends.
final class MeetingPoint: Sendable {
  let path: FilePath
  private let descriptor: Int32

  init(_ path: FilePath) throws {
    self.path = path
    guard mkfifo(path.text, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    descriptor = open(path.text, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Waits until the worker has come.
  func awaitWorker() async throws { try await awaitRead(returning: 1) }

  /// Waits until the worker is gone.
  func awaitEnd() async throws { try await awaitRead(returning: 0) }

  /// Waits, but not for ever, so that a worker that does not come fails the test.
  private func awaitRead(returning count: Int) async throws {
    let came = await withCheckedContinuation { continuation in
      DispatchQueue(label: "meeting").async { [self] in
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var byte: UInt8 = 0
        continuation.resume(returning: poll(&polled, 1, 60_000) == 1 && read(descriptor, &byte, 1) == count)
      }
    }
    guard came else { throw CocoaError(.fileReadUnknown) }
  }
}
