internal import Diagnostics
internal import PipelineEngine
internal import Processes
internal import ReceiptModel

/// One worker process, from its start to its end.
///
/// Blocks the calling thread; the lane that owns it has one of its own.
final class RunningWorker {
  /// What came of a request.
  enum Answer {
    /// The worker answered.
    case reply(WorkerReply.Content)
    /// The worker ended before it answered.
    case died(Diagnostic)
    /// The worker did not answer in time, or not as it should; it is of no use any more.
    case failed(Diagnostic)
  }

  /// The most bytes of an answer: room for three thousand words a page.
  private var maximumReply: Int { (1 + limits.pages) << 18 }

  private let process: ChildProcess
  private let limits: DocumentLimits
  /// How many documents it was given.
  private(set) var served = 0

  /// Starts a process and tells it its configuration; ``awaitReady()`` waits until it has started.
  ///
  /// - Throws: `process-not-started`.
  init(_ command: WorkerCommand, _ configuration: WorkerConfiguration) throws(Diagnostic) {
    limits = configuration.limits
    let line = try MessageLine.encode(configuration)
    process = try ChildProcess(command.process)
    // A worker that does not read this does not answer either, which is found out then.
    _ = process.write(line + [UInt8(ascii: "\n")], within: .seconds(10))
  }

  /// The process, for killing it from elsewhere.
  var handle: ProcessHandle { process.handle }

  /// Whether it waits for a request, as opposed to having ended or said something unasked.
  var isIdle: Bool { process.isIdle }

  /// Waits until the worker says that it is ready.
  ///
  /// - Throws: What the worker says why it does not start; `worker-not-started` where it says nothing of use.
  func awaitReady(within limit: Duration) throws(Diagnostic) {
    switch process.readLine(within: limit, maximum: 1 << 20) {
    case .line(let line):
      switch WorkerReply(line: line)?.content {
      case .ready: return
      case .failed(let diagnostic): throw diagnostic
      case .recognised, nil: throw notStarted("it does not say that it is ready")
      }
    case .closed: throw notStarted(death.map { "it \($0.ending)" } ?? "it closed its output")
    case .late: throw notStarted("it is not ready within \(limit)")
    case .tooLong: throw notStarted("it does not say that it is ready")
    }
  }

  /// Sends a document and waits for the answer, at most as long as a document may take less what earlier looks took.
  ///
  /// - Throws: `worker-protocol` where the request cannot be written down.
  func recognise(_ document: SourceDocument, look: Look?, spent: Duration) throws(Diagnostic) -> Answer {
    let limit = limits.time - spent
    let start = ContinuousClock.now
    served += 1
    let request = WorkerRequest(
      id: served, path: document.path, look: look, softDeadline: limits.softDeadline(after: spent))
    let line = try MessageLine.encode(request)
    // A worker that has closed its input may have answered or ended; the answer tells.
    if process.write(line + [UInt8(ascii: "\n")], within: limit) == .late {
      return .failed(Self.overdue(limits.time))
    }
    let left = limit - (ContinuousClock.now - start)
    switch process.readLine(within: left, maximum: maximumReply) {
    case .line(let line):
      guard let reply = WorkerReply(line: line), reply.id == served else { return .failed(Self.garbled) }
      return .reply(reply.content)
    case .closed: return death.map { .died($0.diagnostic) } ?? .failed(Self.garbled)
    case .late: return .failed(Self.overdue(limits.time))
    case .tooLong: return .failed(Self.garbled)
    }
  }

  /// Ends the worker: politely where `grace` is not zero, and by force where it does not heed.
  func end(grace: Duration) -> ProcessExit? {
    process.closeInput()
    if grace > .zero, let exit = handle.wait(atMost: grace) { return exit }
    handle.kill()
    return handle.wait()
  }

  /// Whether it was ended by a signal, as opposed to having said or done something wrong.
  var wasKilled: Bool {
    guard case .signalled = death?.exit.reason else { return false }
    return true
  }

  /// How the worker ended, or `nil` where it goes on although it has closed its output.
  private var death: WorkerDeath? {
    guard let exit = handle.wait(atMost: .seconds(2)) else { return nil }
    return WorkerDeath(exit: exit, errorText: process.errorText, memoryLimit: limits.memory)
  }

  /// The problem of a document that takes longer than it may.
  static func overdue(_ limit: Duration) -> Diagnostic {
    Diagnostic(
      "document-timeout", "reading the document takes longer than the \(limit) it may take",
      fix: "make the picture smaller, or raise 'limits.time' in the pipeline file")
  }

  private func notStarted(_ reason: String) -> Diagnostic {
    Diagnostic(
      "worker-not-started", "a worker process does not start: \(reason)",
      fix: "run 'tallyroll doctor' to see what is missing")
  }

  /// The worker says what no worker says.
  static let garbled = Diagnostic(
    "worker-protocol", "the worker that read the document answered with something else than words",
    fix: "check the file with another program; if it is good, report it with the file")
}
