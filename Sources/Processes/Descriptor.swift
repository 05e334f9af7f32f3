internal import CSystem
internal import Glibc

/// An open end of a pipe or stream; closed once, on every path, and in programs started from this one.
struct Descriptor: ~Copyable, Sendable {
  let raw: Int32

  /// Takes over an open descriptor.
  init(owning raw: Int32) { self.raw = raw }

  deinit { close(raw) }

  /// Makes reads and writes return at once where they would wait.
  func setNonBlocking() throws(SystemError) {
    let flags = fcntl(raw, F_GETFL)
    guard flags >= 0, fcntl(raw, F_SETFL, flags | O_NONBLOCK) == 0 else { throw .last }
  }
}

/// The two ends of a pipe.
struct Pipe: ~Copyable, Sendable {
  let reading: Descriptor
  let writing: Descriptor

  /// Opens a pipe, both ends above the standard streams.
  ///
  /// A program that is started with its standard streams closed gets their numbers for the next things it opens.
  init() throws(SystemError) {
    let ends = try Self.open()
    reading = Descriptor(owning: ends.reading)
    writing = Descriptor(owning: ends.writing)
  }

  private static func open() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    // pipe2(2) sets close-on-exec in the same step, so that no process started meanwhile keeps an end open.
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
    for index in ends.indices where ends[index] < 3 {
      let low = ends[index]
      ends[index] = fcntl(low, F_DUPFD_CLOEXEC, 3)
      close(low)
    }
    guard ends.allSatisfy({ $0 >= 0 }) else {
      for end in ends where end >= 0 { close(end) }
      throw SystemError(code: EMFILE)
    }
    return (ends[0], ends[1])
  }
}
