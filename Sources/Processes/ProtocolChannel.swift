public import Diagnostics
internal import Dispatch
internal import Glibc

/// This process's standard input and output as a channel of lines, safe from whatever else is printed.
///
/// While it lives, everything else that writes to the standard output, such as a C library, writes to the standard
/// error instead.
public struct ProtocolChannel: ~Copyable {
  private var input: LineBuffer
  private let output: Descriptor

  /// Takes over the standard input and output of the process.
  ///
  /// - Throws: `channel-unavailable` where they are not open.
  public init() throws(Diagnostic) {
    let ends = try Self.claim()
    input = LineBuffer(Descriptor(owning: ends.input))
    output = Descriptor(owning: ends.output)
  }

  private static func claim() throws(Diagnostic) -> (input: Int32, output: Int32) {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard input >= 0, output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw Diagnostic(
        "channel-unavailable", "the standard streams cannot be used: \(SystemError.last.text)",
        fix: "start the program with its standard input, output and error open")
    }
    return (input, output)
  }

  deinit {
    fflush(nil)
    _ = dup2(output.raw, STDOUT_FILENO)
  }

  /// Ends the process with status 0 as soon as whoever writes to its standard input is gone, whatever it is doing.
  ///
  /// This is how a worker dies with its parent even where that was killed: the pipe's other end closes with it.
  /// `PR_SET_PDEATHSIG` would not do: prctl(2) ties it to the thread that started the worker, which a dispatch
  /// queue gives up after some idle seconds.
  public func exitWhenInputCloses() {
    DispatchQueue(label: "tallyroll.parent-watch").async {
      var polled = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&polled, 1, -1) < 0, errno == EINTR {}
      _exit(0)
    }
  }

  /// Waits for the next line of input.
  ///
  /// - Returns: The line without its end, or `nil` at the end of the input.
  public mutating func nextLine() -> [UInt8]? {
    while true {
      if let line = input.takeLine() { return line }
      switch input.fill() {
      case .more: continue
      case .nothing: Self.wait(for: POLLIN, on: input.descriptor.raw)
      case .closed: return input.count == 0 ? nil : input.takeRest()
      }
    }
  }

  /// Writes a line.
  ///
  /// - Parameter line: The line without its end.
  /// - Throws: `output-not-writable` where nobody reads any more, or the disk is full.
  public func write(_ line: some Collection<UInt8>) throws(Diagnostic) {
    let bytes = line + [UInt8(ascii: "\n")]
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(output.raw, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        Self.wait(for: POLLOUT, on: output.raw)
        continue
      }
      guard count >= 0 else {
        throw Diagnostic(
          "output-not-writable", "the standard output cannot be written: \(SystemError.last.text)",
          fix: "check where the output goes")
      }
      written += count
    }
  }

  /// Waits until a stream is ready that whoever started this program has set to return at once.
  private static func wait(for event: Int32, on descriptor: Int32) {
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&polled, 1, -1)
  }
}
