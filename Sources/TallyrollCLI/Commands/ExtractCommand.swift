internal import Diagnostics
internal import ReceiptModel

/// `tallyroll extract`: reads single files and prints their receipts.
struct ExtractCommand: Command {
  private static let null = OptionDescription("null", short: "0", "paths on standard input are ended by NUL")
  private static let evidence = OptionDescription("evidence", "add where each value was read")

  static let description = CommandDescription(
    "extract", summary: "read files and print their receipts as JSON",
    operands: [OperandDescription("FILE", .many)],
    about:
      "Reads the files that are named, or whose paths come on standard input, one a line, and prints one "
      + "JSON object for each receipt, in the order of the files. Nothing is stored. A file that cannot be read "
      + "gives an object of status failed.",
    options: [null] + ReadingOptions.descriptions + [evidence, .quiet],
    statuses: [.documentsFailed, .missingTool, .storage, .internalError, .interrupted],
    examples: [
      "tallyroll extract --languages deu,eng scan.jpg",
      "find scans -type f -print0 | tallyroll extract -0 > receipts.jsonl",
    ])

  private let files: [FilePath]
  private let endsWithNull: Bool
  private let reading: ReadingOptions
  private let withEvidence: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    files = arguments.operands
    endsWithNull = arguments.has(Self.null)
    reading = try ReadingOptions(arguments)
    withEvidence = arguments.has(Self.evidence)
    isQuiet = arguments.has(.quiet)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let session = ExtractSession(
      assembly: try reading.assembly(console: surroundings.console), surroundings: surroundings,
      withEvidence: withEvidence,
      total: files.isEmpty || isQuiet ? nil : files.count)
    let paths = files.isEmpty ? listed(surroundings.input) : .of(files)
    return try await Interruption.stopping(in: surroundings) { () async throws(CommandFailure) in
      try await session.run(paths)
    }
  }

  /// The paths of the standard input, which is waited for on a thread of its own.
  private func listed(_ input: @escaping @Sendable () -> [UInt8]) -> AsyncStream<FilePath> {
    let (paths, continuation) = AsyncStream.makeStream(of: FilePath.self)
    let list = PathList(endedByNull: endsWithNull)
    BlockingRead.start {
      var list = list
      while case let bytes = input(), !bytes.isEmpty {
        for path in list.take(bytes) { continuation.yield(path) }
      }
      if let last = list.finish() { continuation.yield(last) }
      continuation.finish()
    }
    return paths
  }
}
