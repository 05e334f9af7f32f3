internal import Diagnostics
internal import ReceiptModel

/// The program: finds the command, runs it and tells how it ended.
public struct Tool {
  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    RunCommand.self, CheckCommand.self, ReportCommand.self, ExportCommand.self, ListCommand.self,
    ShowCommand.self, ExtractCommand.self, EvaluateCommand.self, RecogniseCommand.self, DoctorCommand.self,
  ]

  private let surroundings: Surroundings
  private var console: Console { surroundings.console }

  /// Creates the program in its surroundings.
  init(surroundings: Surroundings) { self.surroundings = surroundings }

  /// Runs the command that `arguments` name, and tells what went wrong.
  ///
  /// - Parameter arguments: The command line without the program's name.
  /// - Returns: How the program ends.
  func run(_ arguments: [FilePath]) async -> ExitStatus {
    do throws(CommandFailure) {
      return try await dispatch(arguments[...])
    } catch {
      for diagnostic in error.diagnostics { console.report(diagnostic) }
      return error.status
    }
  }

  private func dispatch(_ arguments: ArraySlice<FilePath>) async throws(CommandFailure) -> ExitStatus {
    guard let first = arguments.first else {
      console.note(overview)
      return .usage
    }
    let rest = arguments.dropFirst()
    switch first.text {
    case "--help", "-h":
      try console.print(overview)
      return .success
    case "--version":
      try console.print("tallyroll \(ProgramVersion.current)")
      return .success
    case "help":
      guard let name = rest.first else {
        try console.print(overview)
        return .success
      }
      try console.print(HelpText.help(of: command(named: name.text).description))
      return .success
    default:
      return try await run(command(named: first.text), rest)
    }
  }

  private func run(
    _ command: any Command.Type, _ arguments: ArraySlice<FilePath>
  ) async throws(CommandFailure) -> ExitStatus {
    let ready: any Command
    do throws(Diagnostic) {
      let parsed = try ArgumentScanner.scan(arguments, for: command.description)
      guard !parsed.has(.help) else {
        try? console.print(HelpText.help(of: command.description))
        return .success
      }
      ready = try command.init(parsed)
    } catch {
      throw CommandFailure(.usage, error)
    }
    return try await ready.run(in: surroundings)
  }

  private func command(named name: String) throws(CommandFailure) -> any Command.Type {
    if let command = Self.commands.first(where: { $0.description.name == name }) { return command }
    let known = Self.commands.map { $0.description.name }
    let suggestion = SpellingSuggestion.nearest(to: name, among: known)
    let isOption = name.hasPrefix("-")
    throw CommandFailure(
      .usage,
      Diagnostic(
        isOption ? "option-unknown" : "command-unknown",
        isOption ? "there is no option '\(name)' before a command" : "there is no command '\(name)'",
        fix: suggestion.map { "did you mean '\($0)'?" } ?? "see 'tallyroll --help'"))
  }

  private var overview: String { HelpText.overview(of: Self.commands.map { $0.description }) }
}
