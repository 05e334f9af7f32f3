import Diagnostics
import ReceiptModel
import Testing

@testable import TallyrollCLI

@Suite struct `The argument scanner` {
  private static let command = CommandDescription(
    "sort", summary: "sorts", operands: [OperandDescription("FILE"), OperandDescription("OTHER", .optional)],
    about: "Sorts.",
    options: [
      OptionDescription("null", short: "0", "end names with NUL"), .quiet, .lanes, .from,
      OptionDescription("output", value: "FILE", "write to FILE"),
      OptionDescription("key", value: "NAME", "sort by NAME; may be repeated", repeats: true),
    ])

  @Test(
    arguments: [
      (["a"], ["a"], [:]),
      (["a", "b"], ["a", "b"], [:]),
      (["--quiet", "a"], ["a"], ["quiet": ""]),
      (["a", "--lanes", "3"], ["a"], ["lanes": "3"]),
      (["a", "--lanes=3"], ["a"], ["lanes": "3"]),
      (["a", "--output=x=y"], ["a"], ["output": "x=y"]),
      (["a", "--output", "-"], ["a"], ["output": "-"]),
      (["a", "--output=--odd"], ["a"], ["output": "--odd"]),
      (["-0q", "a"], ["a"], ["null": "", "quiet": ""]),
      (["-0", "-q", "a"], ["a"], ["null": "", "quiet": ""]),
      (["-", "a"], ["-", "a"], [:]),
      (["--", "--quiet", "-0"], ["--quiet", "-0"], [:]),
      (["--help"], [], ["help": ""]),
      (["-h", "a", "b", "c"], ["a", "b", "c"], ["help": ""]),
    ] as [([String], [String], [String: String])])
  func `takes a command line apart`(
    arguments: [String], operands: [String], options: [String: String]
  ) throws {
    let parsed = try scan(arguments)
    #expect(parsed.operands.map(\.text) == operands)
    #expect(parsed.options.mapValues { $0.map(\.text) } == options.mapValues { [$0] })
  }

  @Test(
    arguments: [
      ([], "operand-missing", "'sort' needs FILE", "write 'tallyroll sort [options] FILE [OTHER]'"),
      (
        ["a", "b", "c"], "operand-unexpected", "'sort' takes no 'c'",
        "write 'tallyroll sort [options] FILE [OTHER]'"
      ),
      (["--quite", "a"], "option-unknown", "'sort' has no option '--quite'", "did you mean '--quiet'?"),
      (
        ["--xylophone"], "option-unknown", "'sort' has no option '--xylophone'", "see 'tallyroll sort --help'"
      ),
      (["--lane=3", "a"], "option-unknown", "'sort' has no option '--lane'", "did you mean '--lanes'?"),
      (["-0x", "a"], "option-unknown", "'sort' has no option '-x'", "see 'tallyroll sort --help'"),
      (["a", "--lanes"], "option-value-missing", "option '--lanes' needs a value", "write '--lanes N'"),
      (["a", "--lanes="], "option-value-missing", "option '--lanes' needs a value", "write '--lanes N'"),
      (
        ["a", "--output", "--quiet"], "option-value-missing", "option '--output' needs a value",
        "write '--output FILE'"
      ),
      (
        ["--quiet=yes", "a"], "option-value-unexpected", "option '--quiet' takes no value",
        "write '--quiet' alone"
      ),
      (["-q", "--quiet", "a"], "option-repeated", "option '--quiet' is given twice", "give it once"),
    ] as [([String], String, String, String)])
  func `says what is wrong and how to write it`(
    arguments: [String], id: String, message: String, fix: String
  ) throws {
    let error = #expect(throws: Diagnostic.self) { try scan(arguments) }
    #expect(error?.id == id)
    #expect(error?.message == message)
    #expect(error?.fix == fix)
  }

  @Test func `keeps bytes that are no text`() throws {
    let odd = FilePath(bytes: [0x2D, 0xE4, 0x0A, 0x41].dropFirst())
    let parsed = try ArgumentScanner.scan(
      [odd, FilePath(bytes: Array("--output=".utf8) + odd.bytes)], for: Self.command)
    #expect(parsed.operands == [odd])
    #expect(parsed.options["output"] == [odd])
  }

  @Test func `keeps every value of an option that may be repeated`() throws {
    let parsed = try scan(["--key", "1", "a", "--key=2"])
    let key = Self.command.options.first { $0.name == "key" }
    #expect(try parsed.values(try #require(key), expecting: "a number") { Int($0) } == [1, 2])
    let error = #expect(throws: Diagnostic.self) {
      try scan(["a", "--key=1", "--key=x"]).values(try #require(key), expecting: "a number") { Int($0) }
    }
    #expect(error?.message == "'x' is no value for '--key'")
    #expect(error?.fix == "give a number")
    #expect(try scan(["a"]).values(try #require(key), expecting: "a number") { Int($0) } == [])
  }

  @Test func `reads values`() throws {
    let parsed = try scan(["a", "--lanes=4", "--from=2026-02-28"])
    #expect(try parsed.count(.lanes) == 4)
    #expect(try parsed.date(.from) == CalendarDate(iso: "2026-02-28"))
    #expect(try parsed.date(.to) == nil)
    #expect(!parsed.has(.quiet))
  }

  @Test(arguments: ["0", "-1", "x", "1.5", "99999999999999999999"])
  func `refuses a count that is none`(text: String) throws {
    let parsed = try scan(["a", "--lanes=\(text)"])
    let error = #expect(throws: Diagnostic.self) { try parsed.count(.lanes) }
    #expect(error?.message == "'\(text)' is no value for '--lanes'")
    #expect(error?.fix == "give a whole number of 1 or more")
  }

  @Test(arguments: ["2026-02-30", "26-02-01", "yesterday"])
  func `refuses a day that is none`(text: String) throws {
    let parsed = try scan(["a", "--from=\(text)"])
    #expect(throws: Diagnostic.self) { try parsed.date(.from) }
  }

  @Test func `suggests the nearest of a fixed set`() throws {
    let option = OptionDescription("status", value: "S", "take these")
    let parsed = ParsedArguments(options: ["status": [FilePath("need_review")]])
    let error = #expect(throws: Diagnostic.self) { try parsed.choice(option, of: ReceiptStatus.self) }
    #expect(error?.fix == "did you mean 'needs_review'?")
    let good = ParsedArguments(options: ["status": [FilePath("ok")]])
    #expect(try good.choice(option, of: ReceiptStatus.self) == .ok)
  }

  private func scan(_ arguments: [String]) throws -> ParsedArguments {
    try ArgumentScanner.scan(arguments.map { FilePath($0) }, for: Self.command)
  }
}
