import Diagnostics
import Glibc
import Processes
import Testing

@Suite struct `A child process` {
  @Test func `answers on its output what it is told on its input`() throws {
    let cat = try ChildProcess(ProcessCommand("/bin/cat"))
    #expect(cat.write(Array("one\ntwo\nhalf".utf8), within: .seconds(10)) == .done)
    #expect(line(cat) == .line(Array("one".utf8)))
    #expect(line(cat) == .line(Array("two".utf8)))
    cat.closeInput()
    #expect(line(cat) == .closed)
    #expect(cat.handle.wait(atMost: .seconds(10))?.reason == .exited(0))
  }

  @Test func `has the given arguments and environment, and nothing else`() throws {
    let printed = try output(
      of: ProcessCommand("/usr/bin/printf", ["%s|%s|%s\\n", "a b", "", "*"]))
    #expect(printed == ["a b||*"])
    #expect(
      try output(of: ProcessCommand("/usr/bin/env", environment: ["B": "2", "A": "1"])) == ["A=1", "B=2"])
  }

  @Test func `has no other file open than its three streams`() throws {
    // Another child is alive meanwhile, whose pipes this one must not keep open.
    let other = try ChildProcess(ProcessCommand("/bin/cat"))
    let open = try output(of: ProcessCommand("/bin/ls", ["/proc/self/fd"]))
    #expect(open == ["0", "1", "2", "3"], "3 is what ls itself reads")
    other.closeInput()
    #expect(line(other) == .closed)
  }

  @Test func `leads a session of its own, with signals as they are by default`() throws {
    // proc(5): the fifth and sixth field after the name are the process group and the session.
    let status = try output(of: ProcessCommand("/bin/sh", ["-c", "read s < /proc/self/stat; echo $$ $s"]))
      .first
    let fields = (status ?? "").split(separator: " ")
    #expect(fields.count > 7)
    #expect(fields.prefix(1) == fields.dropFirst(5).prefix(1))
    #expect(fields.prefix(1) == fields.dropFirst(6).prefix(1))
    for line in try output(of: ProcessCommand("/bin/grep", ["-E", "Sig(Blk|Ign)", "/proc/self/status"])) {
      let signals = try #require(UInt64(line.suffix(16), radix: 16))
      // Without 32 and 33, which are the C library's own.
      #expect(signals & ~0x1_8000_0000 == 0, "\(line)")
    }
  }

  @Test func `tells how it ended`() throws {
    #expect(try end(of: "exit 3").reason == .exited(3))
    #expect(try end(of: "kill -SEGV $$").reason == .signalled(SIGSEGV))
    #expect(try end(of: "kill -KILL $$").reason == .signalled(SIGKILL))
  }

  @Test func `tells what it used`() throws {
    let exit = try end(of: "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done")
    #expect(exit.processorTime > .milliseconds(5))
    #expect(exit.processorTime < .seconds(30))
    #expect(exit.peakMemory > 500_000)
  }

  @Test func `is read only until the deadline`() throws {
    let sleeper = try ChildProcess(ProcessCommand("/bin/sleep", ["1000"]))
    #expect(sleeper.readLine(within: .milliseconds(20), maximum: 100) == .late)
    #expect(sleeper.readLine(within: .zero, maximum: 100) == .late)
    #expect(sleeper.readLine(within: .seconds(-1), maximum: 100) == .late)
    sleeper.handle.kill()
    #expect(line(sleeper) == .closed)
    #expect(sleeper.handle.wait()?.reason == .signalled(SIGKILL))
  }

  @Test func `is written to only until the deadline`() throws {
    let sleeper = try ChildProcess(ProcessCommand("/bin/sleep", ["1000"]))
    let much = [UInt8](repeating: 1, count: 1 << 20)
    #expect(sleeper.write(much, within: .milliseconds(20)) == .late)
  }

  @Test func `that does not read any more is no signal to this one`() throws {
    let gone = try ChildProcess(ProcessCommand("/bin/true"))
    _ = gone.handle.wait()
    // A child of another test that is just being started may hold the pipe open for an instant.
    var outcome = ChildProcess.WriteOutcome.done
    while outcome == .done { outcome = gone.write([1], within: .seconds(10)) }
    #expect(outcome == .closed)
  }

  @Test func `may not fill the memory with a line that never ends`() throws {
    let yes = try ChildProcess(
      ProcessCommand("/bin/sh", ["-c", "while :; do printf xxxxxxxxxxxxxxxxxxxxxxxx; done"]))
    #expect(yes.readLine(within: .seconds(60), maximum: 10_000) == .tooLong)
  }

  @Test func `may write more to its error stream than a pipe holds`() throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo line $i >&2; i=$((i+1)); done; echo done"
    let shell = try ChildProcess(ProcessCommand("/bin/sh", ["-c", script]))
    #expect(line(shell) == .line(Array("done".utf8)))
    #expect(shell.errorText.hasSuffix("line 19999\n"))
    #expect(shell.errorText.utf8.count == 4096)
  }

  @Test func `is idle while it waits with nothing left to read`() throws {
    let cat = try ChildProcess(ProcessCommand("/bin/cat"))
    #expect(cat.isIdle)
    _ = cat.write(Array("a\nb\n".utf8), within: .seconds(10))
    #expect(line(cat) == .line(Array("a".utf8)))
    #expect(!cat.isIdle)
    #expect(line(cat) == .line(Array("b".utf8)))
    #expect(cat.isIdle)
    cat.handle.kill()
    _ = cat.handle.wait()
    #expect(!cat.isIdle)
  }

  @Test func `ends when its owner lets go of it`() throws {
    var sleeper: ChildProcess? = try ChildProcess(ProcessCommand("/bin/sleep", ["1000"]))
    let handle = try #require(sleeper).handle
    #expect(handle.poll() == nil)
    sleeper = nil
    #expect(handle.poll()?.reason == .signalled(SIGKILL))
  }

  @Test(arguments: ["/nonexistent/program", "/etc/passwd", "/etc", ""])
  func `that cannot be started is an error that names it`(executable: String) {
    let error = #expect(throws: Diagnostic.self) { try ChildProcess(ProcessCommand(executable)) }
    #expect(error?.id == "process-not-started")
    #expect(error?.message.contains("'\(executable)'") == true)
  }

  private func line(_ process: ChildProcess) -> ChildProcess.ReadOutcome {
    process.readLine(within: .seconds(60), maximum: 1 << 20)
  }

  private func output(of command: ProcessCommand) throws -> [String] {
    let process = try ChildProcess(command)
    process.closeInput()
    var lines: [String] = []
    while case .line(let bytes) = line(process) { lines.append(String(decoding: bytes, as: UTF8.self)) }
    return lines
  }

  private func end(of script: String) throws -> ProcessExit {
    let process = try ChildProcess(ProcessCommand("/bin/sh", ["-c", script]))
    return try #require(process.handle.wait(atMost: .seconds(60)))
  }
}
