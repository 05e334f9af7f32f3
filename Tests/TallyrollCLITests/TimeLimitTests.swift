import BoundedWork
import Processes
import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `A time limit (B103)` {
  private let errors = MemorySink()
  private let set = Locked<[Duration]>([])

  @Test func `lets work end by itself that takes less`() async throws {
    #expect(try await run(surroundings()) { .documentsFailed } == .documentsFailed)
    #expect(errors.text.isEmpty)
  }

  @Test func `stops work in good order, and says so at its end`() async throws {
    let status = try await run(surroundings(ringing: 1)) {
      while !Task.isCancelled { await Task.yield() }
      return .interrupted
    }
    #expect(status == .outOfTime)
    #expect(
      errors.text == """
        error: the run was stopped, because it took longer than 2h [run-time-over]
          fix: run again, it goes on where it stopped; where that repeats itself, give '--max-run-time' more

        """)
    #expect(set.withLock { $0.first } == .seconds(7_200))
  }

  @Test func `takes nothing back that work has done when it is stopped too late`() async throws {
    let status = try await run(surroundings(ringing: 1)) {
      while !Task.isCancelled { await Task.yield() }
      return .success
    }
    #expect(status == .success)
    #expect(errors.text.isEmpty)
  }

  @Test func `ends the process where work does not stop`() async throws {
    let exits = Locked<[TallyrollCLI.ExitStatus]>([])
    var surroundings = surroundings(ringing: 2)
    surroundings.exit = { status in exits.withLock { $0.append(status) } }
    _ = try await run(surroundings) {
      while exits.withLock({ $0.isEmpty }) { await Task.yield() }
      return .success
    }
    #expect(exits.withLock { $0 } == [.outOfTime])
    #expect(set.withLock { $0 } == [.seconds(7_200), TimeLimit.grace])
    #expect(errors.text.contains("[run-time-over]"))
  }

  @Test func `is not what stopped work that a signal did`() async throws {
    var surroundings = surroundings(ringing: 0)
    let (alarm, clock) = AsyncStream.makeStream(of: Void.self)
    surroundings.stopSignals = { AsyncStream { $0.yield(.interrupt) } }
    surroundings.alarm = { _ in alarm }
    let status = try await run(surroundings) {
      while !Task.isCancelled { await Task.yield() }
      clock.yield()
      clock.finish()
      return .interrupted
    }
    #expect(status == .interrupted)
    #expect(errors.text == "stopping; once more to stop at once\n")
  }

  @Test(arguments: ["2", "0s", "400d", "2 h", "soon"])
  func `is refused where it is no time`(text: String) async {
    let tool = Tool(surroundings: .fake(console: Console(output: MemorySink(), errors: errors)))
    #expect(await tool.run(["run", "--max-run-time", text, "x.yaml"].map { FilePath($0) }) == .usage)
    #expect(errors.text.contains("error: '--max-run-time' must be "))
    #expect(errors.text.contains("]\n  fix: "))
  }

  private func run(
    _ surroundings: Surroundings, _ body: @escaping @Sendable () async -> TallyrollCLI.ExitStatus
  ) async throws -> TallyrollCLI.ExitStatus {
    try await Interruption.stopping(in: surroundings, after: .seconds(7_200)) {
      () async throws(CommandFailure) in
      await body()
    }
  }

  /// Surroundings in which the first so many alarms ring at once, and the others never.
  private func surroundings(ringing count: Int = 0) -> Surroundings {
    var surroundings = Surroundings.fake(console: Console(output: MemorySink(), errors: errors))
    surroundings.alarm = { [set] duration in
      let number = set.withLock { set in
        set.append(duration)
        return set.count
      }
      return AsyncStream { alarm in
        guard number <= count else { return }
        alarm.yield()
        alarm.finish()
      }
    }
    return surroundings
  }
}
