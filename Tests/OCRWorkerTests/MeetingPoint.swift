import Dispatch
import Foundation
import Glibc
import ReceiptModel

/// A named pipe that a worker opens when it is amid a document, and that closes when it ends.
struct MeetingPoint: Sendable {
  let path: FilePath

  init(_ path: FilePath) throws {
    self.path = path
    guard mkfifo(path.text, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Waits until the worker has come; returns what to wait for its end with.
  func awaitWorker() async -> Int32 {
    await offThePool { open(path.text, O_RDONLY | O_CLOEXEC) }
  }

  /// Waits until the worker is gone.
  func awaitEnd(_ descriptor: Int32) async {
    await offThePool {
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) > 0 {}
      close(descriptor)
    }
  }

  private func offThePool<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "meeting").async { continuation.resume(returning: body()) }
    }
  }
}
