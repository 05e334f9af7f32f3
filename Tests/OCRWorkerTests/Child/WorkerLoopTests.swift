import Diagnostics
import Foundation
import OCRWorker
import Processes
import ReceiptModel
import TestSupport
import Testing

@Suite struct `The worker loop` {
  let workshop: Workshop

  init() throws { workshop = try Workshop() }

  @Test func `answers each line of its input, good or bad, until the end`() throws {
    let document = try workshop.document("words one", name: "a")
    let replies = try replies(
      to: "{}", request(1, document), "no request", request(2, SourceDocument(path: FilePath("/nowhere"))),
      request(3, document))
    #expect(replies.map { $0?.id } == [nil, 1, nil, 2, 3])
    #expect(
      replies.map(Self.kind) == ["ready", "words one", "worker-protocol", "file-vanished", "words one"])
  }

  @Test func `takes what its configuration leaves out from the defaults`() throws {
    let document = try workshop.document("deadline")
    #expect(try replies(to: "{}", request(1, document)).map(Self.kind) == ["ready", "48.0 seconds"])
    #expect(
      try replies(to: "{}", "{\"id\":1,\"path\":\"\(document.path.text)\",\"softDeadlineMilliseconds\":1500}")
        .map(Self.kind) == ["ready", "1.5 seconds"])
  }

  @Test(arguments: ["", "no configuration", "{\"recognise\":1}"])
  func `says where it cannot start, and ends`(line: String) throws {
    #expect(try replies(to: line, "{}").map(Self.kind) == ["worker-protocol"])
  }

  @Test func `finds a document whose name is no text`() throws {
    let path = FilePath(
      bytes: workshop.folder.path.bytes + Array("/F\u{E4}".unicodeScalars.map { UInt8($0.value) }))
    let contents = try workshop.document("words odd")
    #expect(rename(contents.path.text, path.bytes.map { CChar(bitPattern: $0) } + [0]) == 0)
    #expect(
      try replies(to: "{}", request(1, SourceDocument(path: path))).map(Self.kind) == ["ready", "words odd"])
  }

  private func request(_ id: Int, _ document: SourceDocument) throws -> String {
    String(decoding: try JSONEncoder().encode(WorkerRequest(id: id, path: document.path)), as: UTF8.self)
  }

  private func replies(to lines: String...) throws -> [WorkerReply?] {
    let worker = try ChildProcess(ProcessCommand(Workshop.executable))
    _ = worker.write(Array(lines.joined(separator: "\n").utf8), within: .seconds(10))
    worker.closeInput()
    var replies: [WorkerReply?] = []
    while case .line(let line) = worker.readLine(within: .seconds(60), maximum: 1 << 20) {
      replies.append(WorkerReply(line: line))
    }
    return replies
  }

  private static func kind(_ reply: WorkerReply?) -> String {
    switch reply?.content {
    case .ready: "ready"
    case .recognised(let recognition): recognition.text
    case .failed(let diagnostic): diagnostic.id
    case nil: "nothing"
    }
  }
}
