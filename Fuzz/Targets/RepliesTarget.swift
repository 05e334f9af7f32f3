import OCRWorker
import PipelineEngine

/// What a worker answers, which may be anything where a file has taken the worker over.
enum RepliesTarget {
  static func run(_ bytes: [UInt8]) {
    guard let reply = WorkerReply(line: bytes) else { return }
    let line = reply.line
    require(!line.contains(UInt8(ascii: "\n")), "more than one line")
    require(WorkerReply(line: line) == reply, "the reply reads back as another")
    guard case .recognised(let recognition) = reply.content else { return }
    // Whatever passes for a reply must be fit for everything that comes after it.
    ReceiptsTarget.understand(recognition.document)
    LedgerWordsTarget.roundTrip(recognition.document)
  }
}
