import Diagnostics
import Glibc
import OCRWorker
import PipelineEngine
import ReceiptModel
import TestSupport
import Testing

@Suite struct `A worker lane` {
  var workshop: Workshop

  init() throws { workshop = try Workshop() }

  @Test func `has one worker read document after document`() async throws {
    let lane = workshop.lane()
    try await lane.start()
    var workers: Set<Int32?> = []
    for text in ["one", "two words", "Größe 12,50 €", "\"quoted\" \\ back\u{7}slash"] {
      let recognition = try await lane.recognise(workshop.document("words " + text))
      #expect(recognition.text == "words " + text)
      workers.insert(recognition.worker)
    }
    #expect(workers.count == 1)
    let usage = await lane.shutDown()
    #expect(usage.processes == 1)
    #expect(usage.processorTime > .zero)
    #expect(usage.peakMemory > 1_000_000)
  }

  @Test func `passes on why a document has no words, and keeps the worker`() async throws {
    let lane = workshop.lane()
    let first = try await lane.recognise(workshop.document("words"))
    let broken = try workshop.document("fail")
    let error = await #expect(throws: Diagnostic.self) { try await lane.recognise(broken) }
    #expect(error?.id == "image-unreadable")
    #expect(error?.origin == Origin(broken.path.text))
    let gone = SourceDocument(path: FilePath(bytes: workshop.folder.path.bytes + [0x2F, 0xE4]))
    #expect(await slug { () throws(Diagnostic) in try await lane.recognise(gone) } == "file-vanished")
    #expect(try await lane.recognise(workshop.document("words")).worker == first.worker)
  }

  @Test func `kills a worker at the document's deadline, and goes on with another`() async throws {
    var workshop = workshop
    workshop.configuration.limits.time = .milliseconds(300)
    let lane = workshop.lane()
    let first = try await lane.recognise(workshop.document("words"))
    let hanging = try workshop.document("hang")
    let error = await #expect(throws: Diagnostic.self) { try await lane.recognise(hanging) }
    #expect(error?.id == "document-timeout")
    #expect(error?.message.contains("0.3 seconds") == true)
    let second = try await lane.recognise(workshop.document("words after"))
    #expect(second.text == "words after")
    #expect(second.worker != first.worker)
    #expect(await lane.shutDown().processes == 2)
  }

  @Test func `tells the worker to give up by itself a little earlier`() async throws {
    var workshop = workshop
    workshop.configuration.limits.time = .seconds(50)
    #expect(try await workshop.lane().recognise(workshop.document("deadline")).text == "40.0 seconds")
  }

  @Test(arguments: [
    ("signal 11", "a memory access fault (SIGSEGV)"), ("signal 6", "a failed check of its own (SIGABRT)"),
    ("signal 9", "the signal SIGKILL from outside"), ("exit 3", "status 3"), ("exit 0", "status 0"),
  ])
  func `survives a worker that ends amid a document`(instruction: String, words: String) async throws {
    let lane = workshop.lane()
    for _ in 1...2 {
      let crashing = try workshop.document(instruction)
      let error = await #expect(throws: Diagnostic.self) { try await lane.recognise(crashing) }
      #expect(error?.id == "worker-crashed")
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
      #expect(try await lane.recognise(workshop.document("words after")).text == "words after")
    }
    // A worker that has read something already is given the benefit of the doubt: the second time, the document is
    // tried twice.
    #expect(await lane.shutDown().processes == 4)
  }

  @Test func `gives a document a second try where the worker was worn out by others`() async throws {
    let lane = workshop.lane()
    let first = try await lane.recognise(workshop.document("words"))
    let second = try await lane.recognise(workshop.document("wear"))
    #expect(second.text == "wear")
    #expect(second.worker != first.worker)
  }

  @Test(arguments: ["c++", "swift", "c"])
  func `survives a document that takes all memory, and says so`(language: String) async throws {
    let lane = workshop.lane()
    let error = await #expect(throws: Diagnostic.self) {
      try await lane.recognise(workshop.document("allocate \(language)"))
    }
    #expect(error?.id == "worker-out-of-memory")
    #expect(error?.message.contains("700 MB") == true)
    #expect(try await lane.recognise(workshop.document("words after")).text == "words after")
    #expect(await lane.shutDown().peakMemory < 750_000_000)
  }

  @Test func `lets a document have the memory it may have, and no more`() async throws {
    let lane = workshop.lane()
    #expect(try await lane.recognise(workshop.document("allocated 600000000")).text == "allocated 600000000")
    let error = await #expect(throws: Diagnostic.self) {
      try await lane.recognise(workshop.document("allocated 700000000"))
    }
    #expect(error?.message.contains("status 99") == true, "malloc refuses")
  }

  @Test(arguments: ["garbage", "half-a-line", "wrong-number", "ready-again", "close-output", "flood"])
  func `gives up a worker that does not keep to the protocol`(misdeed: String) async throws {
    let lane = workshop.lane(misdeed)
    for _ in 1...2 {
      let document = try workshop.document("words")
      let error = await slug { () throws(Diagnostic) in try await lane.recognise(document) }
      #expect(error == (misdeed == "half-a-line" ? "worker-crashed" : "worker-protocol"))
    }
    #expect(await lane.shutDown().processes == 2)
  }

  @Test func `takes no answer that was not asked for`() async throws {
    let lane = workshop.lane("one-too-many")
    for _ in 1...3 {
      #expect(try await lane.recognise(workshop.document("words")).document.mediaType == "a/b")
    }
    #expect(await lane.shutDown().processes == 3)
  }

  @Test func `is not disturbed by what a library prints`() async throws {
    let lane = workshop.lane()
    let first = try await lane.recognise(workshop.document("print {\"ready\":true}"))
    let second = try await lane.recognise(workshop.document("chatter"))
    #expect(first.worker == second.worker)
  }

  @Test func `starts another worker where one ended between documents`() async throws {
    let lane = workshop.lane()
    let first = try await lane.recognise(workshop.document("words"))
    let worker = try #require(first.worker)
    kill(worker, SIGKILL)
    let second = try await lane.recognise(workshop.document("words after"))
    #expect(second.text == "words after")
    #expect(second.worker != worker)
  }

  @Test func `starts with what keeps every worker from starting`() async throws {
    var workshop = workshop
    workshop.configuration.recognise.languages = ["missing"]
    let lane = workshop.lane()
    #expect(await slug { () throws(Diagnostic) in try await lane.start() } == "ocr-language-missing")
    #expect(await slug { () throws(Diagnostic) in try await lane.start() } == "ocr-language-missing")
  }

  @Test(arguments: ["end-at-start", "garbage-at-start"])
  func `does not take every program for a worker`(misdeed: String) async throws {
    let lane = workshop.lane(misdeed)
    #expect(await slug { () throws(Diagnostic) in try await lane.start() } == "worker-not-started")
  }

  @Test func `starts another worker where one is killed before it is ready`() async throws {
    let lane = workshop.lane("die-at-start")
    let error = await #expect(throws: Diagnostic.self) { try await lane.start() }
    #expect(error?.id == "worker-not-started")
    #expect(error?.message.contains("SIGKILL") == true)
    #expect(await lane.shutDown().processes == 3)
  }

  @Test func `waits for a worker to start only so long`() async throws {
    let lane = workshop.lane("say-nothing", startLimit: .milliseconds(50))
    #expect(await slug { () throws(Diagnostic) in try await lane.start() } == "worker-not-started")
  }

  @Test func `names a program that is not there`() async throws {
    let command = WorkerCommand("/nonexistent/tallyroll", ["recognise"], environment: [:])
    let lane = WorkerLane(command: command, configuration: workshop.configuration)
    let error = await #expect(throws: Diagnostic.self) { try await lane.start() }
    #expect(error?.id == "process-not-started")
    #expect(error?.message == "'/nonexistent/tallyroll' cannot be started: No such file or directory")
  }

  @Test func `kills its worker at once when it is cancelled`() async throws {
    let lane = workshop.lane()
    let meeting = try workshop.meetingPoint()
    let document = try workshop.document("meet \(meeting.path.text)")
    let task = Task { await slug { () throws(Diagnostic) in try await lane.recognise(document) } }
    try await meeting.awaitWorker()
    task.cancel()
    #expect(await task.value == "cancelled")
    try await meeting.awaitEnd()
    #expect(try await lane.recognise(workshop.document("words after")).text == "words after")
  }

  @Test func `starts nothing for a task that is cancelled already`() async throws {
    let lane = workshop.lane()
    let document = try workshop.document("hang")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await slug { () throws(Diagnostic) in try await lane.recognise(document) }
    }
    #expect(await task.value == "cancelled")
    #expect(await lane.shutDown().processes == 0)
  }

  @Test func `ends its worker when it is let go of`() async throws {
    let meeting = try workshop.meetingPoint()
    let document = try workshop.document("greet \(meeting.path.text)")
    var lane: WorkerLane? = workshop.lane()
    _ = try await lane?.recognise(document)
    try await meeting.awaitWorker()
    lane = nil
    try await meeting.awaitEnd()
  }

  @Test func `gives its workers a small and repeatable environment`() async throws {
    let command = WorkerCommand(
      Workshop.executable, [],
      environment: WorkerCommand.environment(from: [
        "LANG": "de_DE.UTF-8", "TESSDATA_PREFIX": "/data", "SECRET": "s", "OMP_THREAD_LIMIT": "8",
      ]))
    let lane = WorkerLane(command: command, configuration: workshop.configuration)
    let names = "LANG,LC_ALL,TESSDATA_PREFIX,SECRET,OMP_THREAD_LIMIT"
    #expect(try await lane.recognise(workshop.document("environment \(names)")).text == "- C.UTF-8 /data - 1")
  }
}
