public import Diagnostics
internal import Glibc

/// A process that was started here, with a pipe to its input and one from its output.
///
/// Its calls block the calling thread until their deadline, so its owner is an actor with a thread of its own. The
/// process is killed and waited for when the owner lets go of this. Only ``handle`` may be used from elsewhere.
public final class ChildProcess {
  /// What came of a read.
  public enum ReadOutcome: Hashable, Sendable {
    /// A line, without its end.
    case line([UInt8])
    /// The process closed its output, as it does when it ends; a line without an end is dropped.
    case closed
    /// The time was up first.
    case late
    /// The line grew beyond the limit.
    case tooLong
  }

  /// What came of a write.
  public enum WriteOutcome: Hashable, Sendable {
    /// All was written.
    case done
    /// The process does not read any more.
    case closed
    /// The time was up first.
    case late
  }

  /// The process, to be killed or waited for from any thread.
  public let handle: ProcessHandle
  private var input: Descriptor?
  private var output: LineBuffer
  private var errors: ErrorTail
  private var errorsAreOpen: Bool

  /// Starts a program.
  ///
  /// - Throws: `process-not-started` where there is no such program, it cannot be run, or the system has no room
  ///   for another process or open file.
  public init(_ command: ProcessCommand) throws(Diagnostic) {
    do throws(SystemError) {
      let toChild = try Pipe()
      let fromChild = try Pipe()
      let childErrors = try Pipe()
      // The child's ends are other open files, whose flags stay as they are.
      try toChild.writing.setNonBlocking()
      try fromChild.reading.setNonBlocking()
      try childErrors.reading.setNonBlocking()
      errorsAreOpen = command.errorStream == .captured
      let id = try SpawnedProcess.start(
        command, input: toChild.reading.raw, output: fromChild.writing.raw,
        errors: errorsAreOpen ? childErrors.writing.raw : STDERR_FILENO)
      handle = ProcessHandle(id: id)
      input = consume toChild.writing
      output = LineBuffer(fromChild.reading)
      errors = ErrorTail(childErrors.reading)
    } catch {
      throw Diagnostic(
        "process-not-started", "'\(command.executable)' cannot be started: \(error.text)",
        fix: "check that the program is there and may be run, and the limits on processes and open files")
    }
  }

  deinit {
    handle.kill()
    _ = handle.wait()
  }

  /// The last of what the process wrote to its standard error, where that is captured.
  public var errorText: String {
    if errorsAreOpen { errorsAreOpen = errors.drain() }
    return String(decoding: errors.bytes, as: UTF8.self)
  }

  /// Whether the process lives, with nothing left unread of what it wrote, as far as can be told.
  public var isIdle: Bool {
    guard handle.poll() == nil, case .nothing = output.fill() else { return false }
    return output.count == 0
  }

  /// Writes to the process's input.
  ///
  /// Keeps reading its standard error meanwhile, so that neither side waits for the other for ever.
  public func write(_ bytes: [UInt8], within limit: Duration?) -> WriteOutcome {
    let deadline = Deadline(after: limit)
    var written = 0
    while written < bytes.count {
      guard let end = input?.raw else { return .closed }
      let count = bytes.withUnsafeBytes {
        QuietPipe.write(end, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        guard ready(end, POLLOUT, until: deadline) else { return .late }
      } else if errno != EINTR {
        return .closed
      }
    }
    return .done
  }

  /// Reads a line of the process's output.
  ///
  /// - Parameters:
  ///   - limit: How long to wait; `nil` for as long as it takes.
  ///   - maximum: How many bytes the line may have.
  /// - Returns: The line, or why there is none.
  public func readLine(within limit: Duration?, maximum: Int) -> ReadOutcome {
    let deadline = Deadline(after: limit)
    while true {
      if let line = output.takeLine() { return line.count > maximum ? .tooLong : .line(line) }
      if output.count > maximum { return .tooLong }
      switch output.fill() {
      case .more: continue
      case .closed: return .closed
      case .nothing:
        guard ready(output.descriptor.raw, POLLIN, until: deadline) else { return .late }
      }
    }
  }

  /// Closes the process's input, which tells it that there is nothing more to do.
  public func closeInput() { input = nil }

  /// Waits until a descriptor is ready, reading the process's standard error meanwhile; `false` where the deadline
  /// passes first.
  private func ready(_ descriptor: Int32, _ event: Int32, until deadline: Deadline) -> Bool {
    while true {
      // poll(2) passes over negative descriptors.
      var polled = [
        pollfd(fd: descriptor, events: Int16(event), revents: 0),
        pollfd(fd: errorsAreOpen ? errors.descriptor.raw : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&polled, nfds_t(polled.count), deadline.pollTimeout)
      if polled[1].revents != 0 { errorsAreOpen = errors.drain() }
      if polled[0].revents != 0 { return true }
      if count == 0 || deadline.hasPassed { return false }
    }
  }
}
