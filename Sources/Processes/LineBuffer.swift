internal import Glibc

/// Cuts what comes from a descriptor into lines.
struct LineBuffer: ~Copyable {
  /// What came of asking the descriptor for more.
  enum Filling {
    /// Something came.
    case more
    /// Nothing is there yet.
    case nothing
    /// The end.
    case closed
  }

  let descriptor: Descriptor
  private var bytes: [UInt8] = []
  private var scanned = 0

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// How many bytes are there that were not yet given out.
  var count: Int { bytes.count }

  /// Takes the next line out, without its end, or `nil` where none is complete.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    scanned = 0
    return line
  }

  /// Takes all that is there, complete or not.
  mutating func takeRest() -> [UInt8] {
    scanned = 0
    defer { bytes = [] }
    return bytes
  }

  /// Reads once.
  mutating func fill() -> Filling {
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count: Int
      repeat {
        count = read(descriptor.raw, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      if count > 0 { bytes += buffer[..<count] }
      return count
    }
    if count > 0 { return .more }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? .nothing : .closed
  }
}
