import Testing

@testable import TallyrollCLI

@Suite struct `The help` {
  @Test func `of a command shows usage, options, statuses and examples`() {
    let command = CommandDescription(
      "sort", summary: "sorts", operands: [OperandDescription("FILE", .many)],
      about: "Sorts every file that is named, in the order of their names, and says at the end how many.",
      options: [
        .quiet, OptionDescription("lanes", value: "N", "sort N files at once", standard: "1"),
        OptionDescription("a-very-long-option-name", value: "VALUE", "do as the name says"),
      ], statuses: [.documentsFailed], examples: ["tallyroll sort a b"])
    #expect(
      HelpText.help(of: command) == """
        usage: tallyroll sort [options] [FILE …]

        Sorts every file that is named, in the order of their names, and says at the end
        how many.

        options:
          -q, --quiet           print nothing on standard error while all is well
              --lanes N         sort N files at once (default: 1)
              --a-very-long-option-name VALUE
                                do as the name says
          -h, --help            print this help

        exit status:
          0     done, or nothing to do
          1     some documents failed; the rest is done
          2     the command line or the pipeline file is wrong; nothing was touched

        examples:
          tallyroll sort a b
        """)
  }

  @Test func `never goes past 80 columns`() {
    let texts = Tool.commands.map { HelpText.help(of: $0.description) }
    for text in texts + [HelpText.overview(of: Tool.commands.map { $0.description })] {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `is there for every command, with an example that its scanner accepts`() throws {
    for command in Tool.commands {
      let description = command.description
      #expect(!description.about.isEmpty)
      #expect(!description.examples.isEmpty, "\(description.name) has no example")
      #expect(Set(description.options.map(\.name)).count == description.options.count)
      let letters = description.options.compactMap(\.short)
      #expect(Set(letters).count == letters.count)
    }
  }
}
