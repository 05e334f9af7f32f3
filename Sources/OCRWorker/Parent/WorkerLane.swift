internal import BoundedWork
public import Diagnostics
public import PipelineEngine
internal import Processes
public import ReceiptModel

/// Owns one worker process at a time, starts it when it is first needed, and another when that one is lost.
///
/// It runs on a thread of its own, which waits for the worker, so it takes one document at a time. Letting go of
/// the lane ends its worker.
public actor WorkerLane {
  private nonisolated let executor: QueueExecutor
  private let command: WorkerCommand
  private let configuration: WorkerConfiguration
  private let startLimit: Duration
  private var worker: RunningWorker?
  private var usage = WorkerUsage()

  /// The lane's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  /// Creates a lane without starting anything.
  ///
  /// - Parameters:
  ///   - name: What debuggers call the lane's thread.
  ///   - command: How its workers are started.
  ///   - configuration: How they work.
  ///   - startLimit: How long one may take until it is ready.
  public init(
    name: String = "lane", command: WorkerCommand, configuration: WorkerConfiguration,
    startLimit: Duration = .seconds(60)
  ) {
    self.startLimit = startLimit
    executor = QueueExecutor(label: "tallyroll.\(name)")
    self.command = command
    var supervised = configuration
    supervised.endsWithParent = true
    self.configuration = supervised
  }

  /// Makes sure that a worker runs and is ready.
  ///
  /// On cancellation the worker is killed, and this throws `cancelled`.
  ///
  /// - Throws: What keeps every worker from starting: `process-not-started`, `worker-not-started`, and what the
  ///   recogniser says, such as `ocr-language-missing`.
  public func start() async throws(Diagnostic) { _ = try await readyWorker() }

  /// Has a document recognised.
  ///
  /// A worker that does not answer within the document's limit of time is killed. One that ends amid a document
  /// which was not its first might have been worn out by those before, so the document has a second try with a
  /// new worker: what comes of a document does not depend on its company. On cancellation the worker is
  /// killed at once.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - look: Which look at it this is; `nil` for the first.
  ///   - spent: How much of the document's limit of time earlier looks took.
  /// - Throws: What the worker says about the document; `document-timeout`, `worker-crashed`,
  ///   `worker-out-of-memory`, `worker-protocol`; what ``start()`` throws; `cancelled`.
  /// - Returns: The words.
  public func recognise(
    _ document: SourceDocument, look: Look? = nil, spent: Duration = .zero
  ) async throws(Diagnostic) -> Recognition {
    while true {
      let worker = try await readyWorker()
      let isFresh = worker.served == 0
      let answer = try await interruptibly(worker) { worker throws(Diagnostic) in
        try worker.recognise(document, look: look, spent: spent)
      }
      switch answer {
      case .reply(.recognised(let recognition)): return recognition
      case .reply(.failed(let diagnostic)): throw diagnostic
      case .reply(.ready):
        discardWorker()
        throw RunningWorker.garbled
      case .died(let diagnostic):
        discardWorker()
        if isFresh { throw diagnostic }
      case .failed(let diagnostic):
        discardWorker()
        throw diagnostic
      }
    }
  }

  /// Ends the worker, if one runs; the next document would start another.
  ///
  /// Not affected by cancellation.
  ///
  /// - Returns: What all of the lane's workers have used.
  public func shutDown() async -> WorkerUsage {
    discardWorker(grace: .seconds(2))
    return usage
  }

  private func readyWorker() async throws(Diagnostic) -> RunningWorker {
    if let worker {
      if worker.isIdle { return worker }
      discardWorker()
    }
    var start = 0
    while true {
      start += 1
      guard !Task.isCancelled else { throw Self.cancelled }
      let started = try RunningWorker(command, configuration)
      worker = started
      do throws(Diagnostic) {
        try await interruptibly(started) { worker throws(Diagnostic) in
          try worker.awaitReady(within: startLimit)
        }
        return started
      } catch {
        // One that was killed from outside says nothing about the next.
        let goesOn = error.id == "worker-not-started" && start < Self.starts && started.wasKilled
        discardWorker()
        guard goesOn else { throw error }
      }
    }
  }

  /// Runs `body`, which waits for the worker, and kills the worker where the task is cancelled meanwhile.
  private func interruptibly<Result: Sendable>(
    _ worker: RunningWorker, _ body: (RunningWorker) throws(Diagnostic) -> Result
  ) async throws(Diagnostic) -> Result {
    let handle = worker.handle
    let result = await withTaskCancellationHandler {
      block(worker, body)
    } onCancel: {
      handle.kill()
    }
    guard !Task.isCancelled else {
      discardWorker()
      throw Self.cancelled
    }
    return try result.get()
  }

  /// Runs `body` on the lane's own thread.
  ///
  /// As a method of the actor, because a closure that does not mention the actor is not bound to it, and would
  /// block a thread of the cooperative pool.
  private func block<Result: Sendable>(
    _ worker: RunningWorker, _ body: (RunningWorker) throws(Diagnostic) -> Result
  ) -> Swift.Result<Result, Diagnostic> {
    executor.checkIsolated()
    return Swift.Result { () throws(Diagnostic) in try body(worker) }
  }

  private func discardWorker(grace: Duration = .zero) {
    if let exit = worker?.end(grace: grace) { usage.add(exit) }
    worker = nil
  }

  /// How many workers are started, one after the other, where something kills them before they are ready.
  private static let starts = 3

  private static let cancelled = Diagnostic("cancelled", "the run was stopped before the document was read")
}
