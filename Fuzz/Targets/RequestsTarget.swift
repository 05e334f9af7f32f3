import PipelineEngine

@testable import OCRWorker

/// What a worker is asked: its configuration and its requests.
enum RequestsTarget {
  static func run(_ bytes: [UInt8]) {
    if let request = MessageLine.decode(WorkerRequest.self, from: bytes) {
      require(readBack(request) == request, "the request reads back as another")
      require(request.softDeadline.map { $0 / .seconds(1) } ?? 0 < .infinity, "a time without end")
    }
    if let configuration = MessageLine.decode(WorkerConfiguration.self, from: bytes) {
      require(readBack(configuration) == configuration, "the configuration reads back as another")
      _ = configuration.limits.softDeadline
    }
  }

  private static func readBack<Message: Codable>(_ message: Message) -> Message? {
    (try? MessageLine.encode(message)).flatMap { MessageLine.decode(Message.self, from: $0) }
  }
}
