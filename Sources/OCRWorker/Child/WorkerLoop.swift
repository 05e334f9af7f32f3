public import Diagnostics
internal import Files
internal import PipelineEngine
internal import Processes
internal import ReceiptModel

/// What a worker process does: reads requests, answers each with words or with the reason why there are none.
///
/// The same loop is the `recognise` command, for whoever writes requests by hand.
public struct WorkerLoop<Recogniser: PageRecogniser & ~Copyable> {
  /// What starts the recogniser once the configuration is known.
  public typealias Start = (WorkerConfiguration) throws(Diagnostic) -> Recogniser

  private let start: Start

  /// Creates a loop that recognises with what `start` returns.
  public init(start: @escaping Start) { self.start = start }

  /// Serves requests from the standard input on the standard output until the input ends.
  ///
  /// Blocks the calling thread. For the rest of the process's life, limits its memory, and once the recogniser has
  /// started takes all privileges from it but reading; whatever else prints to the standard output meanwhile goes to
  /// the standard error. Says whether it is ready before the first request.
  ///
  /// - Parameter configuration: How to work; `nil` to read that from the first line.
  /// - Throws: Why it did not start, having said so on the output as well: what the recogniser's start throws,
  ///   `worker-protocol`, `limit-not-set`, `process-not-confined`, `channel-unavailable`; `output-not-writable` where nobody reads any more.
  public func run(configuration: WorkerConfiguration? = nil) throws(Diagnostic) {
    var channel = try ProtocolChannel()
    var recogniser: Recogniser
    let limits: DocumentLimits
    let endsWithParent: Bool
    do throws(Diagnostic) {
      let configuration = if let configuration { configuration } else { try Self.readConfiguration(&channel) }
      try ResourceLimits(memory: configuration.limits.memory).apply()
      OutOfMemory.exitOnFailure()
      limits = configuration.limits
      endsWithParent = configuration.endsWithParent
      recogniser = try startConfined(configuration)
    } catch {
      try channel.write(WorkerReply(.failed(error)).line)
      throw error
    }
    // Only now there may be a second thread, which is confined as the first one is.
    if endsWithParent { channel.exitWhenInputCloses() }
    try channel.write(WorkerReply(.ready).line)
    while let line = channel.nextLine() {
      try channel.write(Self.answer(line, limits, &recogniser).line)
    }
  }

  /// Starts the recogniser, and gives all privileges up before a byte of a document is read.
  private func startConfined(_ configuration: WorkerConfiguration) throws(Diagnostic) -> Recogniser {
    let recogniser = try start(configuration)
    try Confinement.available.apply()
    return recogniser
  }

  private static func readConfiguration(
    _ channel: inout ProtocolChannel
  ) throws(Diagnostic) -> WorkerConfiguration {
    guard let line = channel.nextLine(),
      let configuration = MessageLine.decode(WorkerConfiguration.self, from: line)
    else {
      throw Diagnostic(
        "worker-protocol", "the first line of input is no configuration",
        fix: "begin with a line such as '{\"recognise\":{\"languages\":[\"eng\"],\"mode\":\"fast\"}}'")
    }
    return configuration
  }

  private static func answer(
    _ line: [UInt8], _ limits: DocumentLimits, _ recogniser: inout Recogniser
  ) -> WorkerReply {
    guard let request = MessageLine.decode(WorkerRequest.self, from: line) else {
      return WorkerReply(
        .failed(
          Diagnostic(
            "worker-protocol", "a line of input is no request",
            fix: "write one object a line, such as '{\"id\":1,\"path\":\"scan.jpg\"}'")))
    }
    do throws(Diagnostic) {
      // Half of the memory for the file leaves the other half for what is in it.
      let bytes = try FileContents.read(request.path, limit: limits.memory / 2)
      let deadline = request.softDeadline ?? limits.softDeadline
      let recognition = try recogniser.recognise(
        bytes: bytes, look: request.look ?? .first, softDeadline: deadline)
      return WorkerReply(id: request.id, .recognised(recognition))
    } catch {
      return WorkerReply(id: request.id, .failed(error.located(at: Origin(request.path.text))))
    }
  }
}
