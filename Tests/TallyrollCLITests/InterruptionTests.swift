import BoundedWork
import Processes
import Testing

@testable import TallyrollCLI

@Suite struct `An interruption` {
  private let errors = MemorySink()

  @Test func `lets work end by itself where there is none`() async throws {
    let result = try await Interruption.stopping(in: surroundings()) { () async throws(CommandFailure) in
      Task.isCancelled ? "stopped" : "done"
    }
    #expect(result == "done")
    #expect(errors.text.isEmpty)
  }

  @Test func `cancels the work at the first signal and says so`() async throws {
    let result = try await Interruption.stopping(in: surroundings(.interrupt)) {
      () async throws(CommandFailure) in
      while !Task.isCancelled { await Task.yield() }
      return "stopped in good order"
    }
    #expect(result == "stopped in good order")
    #expect(errors.text == "stopping; once more to stop at once\n")
  }

  @Test func `ends the process at the second signal`() async throws {
    let exits = Locked<[TallyrollCLI.ExitStatus]>([])
    var surroundings = surroundings(.terminate, .terminate)
    surroundings.exit = { status in exits.withLock { $0.append(status) } }
    try await Interruption.stopping(in: surroundings) { () async throws(CommandFailure) in
      // Stands for work that does not heed the cancellation.
      while exits.withLock({ $0.isEmpty }) { await Task.yield() }
    }
    #expect(exits.withLock { $0 } == [.interrupted])
  }

  @Test func `passes on why the work failed`() async {
    let failure = await #expect(throws: CommandFailure.self) {
      try await Interruption.stopping(in: surroundings()) { () async throws(CommandFailure) in
        throw CommandFailure(.storage)
      }
    }
    #expect(failure?.status == .storage)
  }

  private func surroundings(_ signals: ProcessSignal...) -> Surroundings {
    var surroundings = Surroundings.fake(console: Console(output: MemorySink(), errors: errors))
    surroundings.stopSignals = {
      AsyncStream { continuation in
        for signal in signals { continuation.yield(signal) }
      }
    }
    return surroundings
  }
}
