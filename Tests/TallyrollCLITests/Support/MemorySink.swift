import BoundedWork

@testable import TallyrollCLI

/// A sink that keeps what is written, or fails as it is told to.
final class MemorySink: ByteSink {
  private let bytes = Locked<[UInt8]>([])
  private let error: ByteSinkError?

  init(failing error: ByteSinkError? = nil) { self.error = error }

  func write(_ more: [UInt8]) throws(ByteSinkError) {
    if let error { throw error }
    bytes.withLock { $0 += more }
  }

  /// Everything written so far.
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
