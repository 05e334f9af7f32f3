internal import Glibc
internal import ReceiptModel

/// An open file; closed once, on every path.
struct Descriptor: ~Copyable {
  let raw: Int32

  /// Opens a path; the file is closed in programs started from this one.
  init(
    _ path: FilePath, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) {
    var raw: Int32
    repeat {
      raw = path.withCPath { open($0, flags | O_CLOEXEC | O_NOCTTY, mode) }
    } while raw < 0 && errno == EINTR
    guard raw >= 0 else { throw .last }
    self.raw = raw
  }

  deinit { close(raw) }

  /// What is known of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(raw, &status) == 0 else { throw .last }
    return status
  }

  /// Reads into a buffer; returns how many bytes came, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var count: Int
    repeat { count = Glibc.read(raw, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { throw .last }
    return count
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(raw, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      written += count
    }
  }

  /// Writes all that is left to read in another file.
  func append(contentsOf other: borrowing Descriptor) throws(SystemError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try other.read(into: buffer)
      if count == 0 { return }
      try write(Array(buffer.prefix(count)))
    }
  }

  /// Waits until the file's bytes are on the disk.
  ///
  /// File systems that cannot do so for a folder say `EINVAL`, which is taken as done.
  func synchronise() throws(SystemError) {
    guard fsync(raw) == 0 || errno == EINVAL || errno == EROFS else { throw .last }
  }
}
