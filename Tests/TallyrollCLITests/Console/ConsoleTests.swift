import Diagnostics
import Testing

@testable import TallyrollCLI

@Suite struct `The console` {
  private let output = MemorySink()
  private let errors = MemorySink()

  @Test func `keeps results and messages apart`() throws {
    let console = Console(output: output, errors: errors)
    try console.print("result")
    console.note("message")
    console.report(Diagnostic("bad", "it is bad", fix: "make it good"))
    #expect(output.text == "result\n")
    #expect(errors.text == "message\nerror: it is bad [bad]\n  fix: make it good\n")
  }

  @Test func `escapes control characters of names and texts`() {
    let console = Console(output: output, errors: errors, usesColour: true)
    console.report(Diagnostic("bad", "no \u{1b}[2J", at: Origin("a\u{7}\nb"), fix: "\u{202E}"))
    #expect(errors.text == "a\\u{7}\\nb: \u{1b}[1;31merror:\u{1b}[0m no \\u{1b}[2J [bad]\n  fix: \\u{202e}\n")
  }

  @Test(arguments: [
    (Severity.error, "\u{1b}[1;31merror:\u{1b}[0m m [i]\n"),
    (.warning, "\u{1b}[1;33mwarning:\u{1b}[0m m [i]\n"),
    (.note, "\u{1b}[1;36mnote:\u{1b}[0m m [i]\n"),
  ])
  func `colours the severity where it may`(severity: Severity, expected: String) {
    Console(output: output, errors: errors, usesColour: true).report(
      Diagnostic("i", "m", severity: severity))
    #expect(errors.text == expected)
  }

  @Test func `keeps the progress line last and takes it away`() {
    let console = Console(output: output, errors: errors, isTerminal: true)
    console.show(progress: "1/2")
    console.note("hello")
    console.show(progress: "2/2")
    console.show(progress: nil)
    console.show(progress: nil)
    let clear = "\r\u{1b}[K"
    #expect(errors.text == "1/2\(clear)hello\n1/2\(clear)2/2\(clear)")
  }

  @Test func `shows no progress line where there is no terminal`() {
    let console = Console(output: output, errors: errors)
    console.show(progress: "1/2")
    console.show(progress: nil)
    #expect(errors.text.isEmpty)
  }

  @Test func `ends quietly where the reader of the results has gone`() {
    let console = Console(output: MemorySink(failing: .closed), errors: errors)
    let failure = #expect(throws: CommandFailure.self) { try console.print("x") }
    #expect(failure == CommandFailure(.success))
  }

  @Test func `says why results cannot be written`() {
    let console = Console(output: MemorySink(failing: .failed("No space left on device")), errors: errors)
    let failure = #expect(throws: CommandFailure.self) { try console.print("x") }
    #expect(failure?.status == .storage)
    #expect(failure?.diagnostics.first?.id == "output-not-writable")
    #expect(failure?.diagnostics.first?.message.contains("No space left") == true)
  }

  @Test func `goes on without standard error`() {
    Console(output: output, errors: MemorySink(failing: .closed)).note("nobody hears")
    #expect(output.text.isEmpty)
  }
}
