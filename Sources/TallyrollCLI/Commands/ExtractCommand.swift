internal import Diagnostics
internal import PipelineEngine
internal import PipelineFile
internal import ReceiptModel

/// `tallyroll extract`: reads single files and prints their receipts.
struct ExtractCommand: Command {
  private static let null = OptionDescription("null", short: "0", "paths on standard input are ended by NUL")
  private static let languages = OptionDescription(
    "languages", value: "A,B,…", "Tesseract's codes of the languages to expect, the likeliest first",
    standard: "the pipeline's, or eng")
  private static let settings = OptionDescription(
    "pipeline", value: "FILE", "take limits and stage settings from this pipeline file")
  private static let evidence = OptionDescription("evidence", "add where each value was read")
  private static let pages = OptionDescription(
    "pages", value: "HOW", "which pages make a receipt: auto, each or join",
    standard: "the pipeline's, or auto")

  static let description = CommandDescription(
    "extract", summary: "read files and print their receipts as JSON",
    operands: [OperandDescription("FILE", .many)],
    about:
      "Reads the files that are named, or whose paths come on standard input, one a line, and prints one "
      + "JSON object for each receipt, in the order of the files. Nothing is stored. A file that cannot be read "
      + "gives an object of status failed.",
    options: [null, languages, settings, pages, .lanes, evidence, .quiet],
    statuses: [.documentsFailed, .missingTool, .storage, .internalError, .interrupted],
    examples: [
      "tallyroll extract --languages deu,eng scan.jpg",
      "find scans -type f -print0 | tallyroll extract -0 > receipts.jsonl",
    ])

  private let files: [FilePath]
  private let endsWithNull: Bool
  private let languages: [String]?
  private let pipeline: FilePath?
  private let grouping: PipelineDescription.PageGrouping?
  private let lanes: Int?
  private let withEvidence: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    files = arguments.operands
    endsWithNull = arguments.has(Self.null)
    languages = try arguments.value(Self.languages, expecting: "codes like eng,deu") { text in
      let codes = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return codes.contains("") ? nil : codes
    }
    pipeline = arguments.path(Self.settings)
    grouping = try arguments.choice(Self.pages, of: PipelineDescription.PageGrouping.self)
    lanes = try arguments.lanes()
    withEvidence = arguments.has(Self.evidence)
    isQuiet = arguments.has(.quiet)
  }

  func run(in surroundings: Surroundings) async throws(CommandFailure) -> ExitStatus {
    let loader = PipelineLoader(console: surroundings.console)
    var description = PipelineDescription(file: FilePath(""), name: "", database: FilePath(""))
    if let pipeline { description = try loader.description(pipeline, for: .extract) }
    if let languages { description.recognise.languages = languages }
    if let grouping { description.input.pages = grouping }
    let assembly = PipelineAssembly(
      description: description, rules: try loader.rules(of: description), lanesWanted: lanes)
    let session = ExtractSession(
      assembly: assembly, surroundings: surroundings, withEvidence: withEvidence,
      total: files.isEmpty || isQuiet ? nil : files.count)
    let paths = files.isEmpty ? listed(surroundings.input) : named()
    return try await Interruption.stopping(in: surroundings) { () async throws(CommandFailure) in
      try await session.run(paths)
    }
  }

  private func named() -> AsyncStream<FilePath> {
    let (paths, continuation) = AsyncStream.makeStream(of: FilePath.self)
    for file in files { continuation.yield(file) }
    continuation.finish()
    return paths
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
