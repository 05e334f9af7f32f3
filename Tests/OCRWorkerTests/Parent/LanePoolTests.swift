import BoundedWork
import Diagnostics
import Glibc
import OCRWorker
import PipelineEngine
import Processes
import ReceiptModel
import Testing

@Suite struct `A pool of lanes` {
  let workshop: Workshop

  init() throws { workshop = try Workshop() }

  // B79: 600 images started 104 processes elsewhere.
  @Test func `reads 600 documents with as many processes as lanes`() async throws {
    let pool = pool(lanes: 3)
    try await pool.start()
    let document = try workshop.document("words")
    var workers: Set<Int32?> = []
    try await forEachBounded(1...600, limit: 5) { _ in
      await Result { () async throws(Diagnostic) in try await pool.run(document) }
    } consume: { result in
      workers.insert(try result.get().worker)
    }
    #expect(workers.count == 3)
    #expect(await pool.shutDown().processes == 3)
  }

  @Test func `starts no more processes than it has documents`() async throws {
    let pool = pool(lanes: 8)
    try await pool.start()
    for _ in 1...3 { _ = try await pool.run(workshop.document("words")) }
    #expect(await pool.shutDown().processes == 1)
  }

  @Test func `loses only the document that is bad`() async throws {
    let pool = pool(lanes: 2)
    let instructions = (0..<30).map { $0.isMultiple(of: 7) ? "signal 11" : "words \($0)" }
    let documents = try instructions.map { try workshop.document($0) }
    var good: Set<String> = []
    var bad: [String] = []
    try await forEachBounded(documents, limit: 4) { document in
      await Result { () async throws(Diagnostic) in try await pool.run(document) }
    } consume: { result in
      switch result {
      case .success(let recognition): good.insert(recognition.text)
      case .failure(let diagnostic): bad.append(diagnostic.id)
      }
    }
    #expect(good == Set(instructions.filter { $0.hasPrefix("words") }))
    #expect(bad == Array(repeating: "worker-crashed", count: 5))
  }

  @Test func `gives up waiting and working alike when it is cancelled`() async throws {
    let pool = pool(lanes: 1)
    let meeting = try workshop.meetingPoint()
    let documents = [try workshop.document("meet \(meeting.path.text)"), try workshop.document("words")]
    let working = Task { await slug { () throws(Diagnostic) in try await pool.run(documents[0]) } }
    try await meeting.awaitWorker()
    let waiting = Task { await slug { () throws(Diagnostic) in try await pool.run(documents[1]) } }
    waiting.cancel()
    #expect(await waiting.value == "cancelled")
    working.cancel()
    #expect(await working.value == "cancelled")
    try await meeting.awaitEnd()
    #expect(try await pool.run(documents[1]).text == "words")
  }

  @Test func `waits for many workers without holding up anything else`() async throws {
    // There are more workers at work than the cooperative pool has threads; they are all met before one is stopped.
    let pool = pool(lanes: 12)
    var working: [(task: Task<String?, Never>, meeting: MeetingPoint)] = []
    for _ in 1...12 {
      let meeting = try workshop.meetingPoint()
      let document = try workshop.document("meet \(meeting.path.text)")
      working.append((Task { await slug { () throws(Diagnostic) in try await pool.run(document) } }, meeting))
    }
    for (_, meeting) in working { try await meeting.awaitWorker() }
    for (task, _) in working { task.cancel() }
    for (task, _) in working { #expect(await task.value == "cancelled") }
    for (_, meeting) in working { try await meeting.awaitEnd() }
  }

  @Test func `ends its workers with the program, even where that is killed`() async throws {
    let meeting = try workshop.meetingPoint()
    let document = try workshop.document("meet \(meeting.path.text)")
    let program = try ChildProcess(ProcessCommand(Workshop.executable, ["parent"]))
    _ = program.write(Array((document.path.text + "\n").utf8), within: .seconds(10))
    try await meeting.awaitWorker()
    program.handle.kill()
    try await meeting.awaitEnd()
    #expect(program.handle.wait()?.reason == .signalled(SIGKILL))
  }

  private func pool(lanes: Int) -> LanePool {
    LanePool(lanes: lanes, command: Workshop.command(), configuration: workshop.configuration)
  }
}

extension Result {
  /// Runs `body` and keeps what comes of it.
  fileprivate init(_ body: () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
