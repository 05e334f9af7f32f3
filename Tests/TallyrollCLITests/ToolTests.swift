import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `The tool` {
  private let output = MemorySink()
  private let errors = MemorySink()

  @Test(arguments: [["--version"], ["--help"], ["-h"], ["help"], ["run", "--help"], ["help", "run"]])
  func `answers on standard output alone`(arguments: [String]) async {
    #expect(await run(arguments) == .success)
    #expect(!output.text.isEmpty)
    #expect(errors.text.isEmpty)
  }

  @Test func `names its version`() async {
    _ = await run(["--version"])
    #expect(output.text == "tallyroll 0.1.0\n")
  }

  @Test(arguments: [
    (["rn"], "error: there is no command 'rn' [command-unknown]\n  fix: did you mean 'run'?\n"),
    (
      ["help", "chekc"],
      "error: there is no command 'chekc' [command-unknown]\n  fix: did you mean 'check'?\n"
    ),
    (
      ["--quiet", "run"],
      "error: there is no option '--quiet' before a command [option-unknown]\n  fix: see 'tallyroll --help'\n"
    ),
    (
      ["run"],
      "error: 'run' needs PIPELINE [operand-missing]\n  fix: write 'tallyroll run [options] PIPELINE'\n"
    ),
    (
      ["run", "x.yaml", "--lanes=many"],
      "error: 'many' is no value for '--lanes' [option-value-invalid]\n  fix: give a whole number from 1 to 256\n"
    ),
  ])
  func `says what is wrong with a command line`(arguments: [String], expected: String) async {
    #expect(await run(arguments) == .usage)
    #expect(errors.text == expected)
    #expect(output.text.isEmpty)
  }

  @Test func `shows its help as an error where it is given nothing to do`() async {
    #expect(await run([]) == .usage)
    #expect(errors.text.hasPrefix("usage: tallyroll COMMAND"))
    #expect(output.text.isEmpty)
  }

  private func run(_ arguments: [String]) async -> TallyrollCLI.ExitStatus {
    await Tool(surroundings: .fake(console: Console(output: output, errors: errors)))
      .run(arguments.map { FilePath($0) })
  }
}
