internal import Glibc

/// The last of what a process wrote to its standard error.
struct ErrorTail: ~Copyable {
  /// How much is kept.
  static let limit = 4096

  let descriptor: Descriptor
  private(set) var bytes: [UInt8] = []

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// Reads all that is there without waiting; returns whether more may come.
  mutating func drain() -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
        var count: Int
        repeat {
          count = read(descriptor.raw, buffer.baseAddress, buffer.count)
        } while count < 0 && errno == EINTR
        if count > 0 { bytes = (bytes + buffer[..<count]).suffix(Self.limit) }
        return count
      }
      if count <= 0 { return count < 0 && errno == EAGAIN }
    }
  }
}
