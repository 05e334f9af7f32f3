internal import Diagnostics
internal import PipelineEngine
internal import PipelineFile
internal import ReceiptModel

/// The options of every command that reads files without a ledger.
struct ReadingOptions: Sendable {
  private static let languages = OptionDescription(
    "languages", value: "A,B,…", "Tesseract's codes of the languages to expect, the likeliest first",
    standard: "the pipeline's, or eng")
  private static let pipeline = OptionDescription(
    "pipeline", value: "FILE", "take limits and stage settings from this pipeline file")
  private static let mode = OptionDescription(
    "mode", value: "HOW", "how much to spend on a page: fast or accurate",
    standard: "the pipeline's, or accurate")
  private static let words = OptionDescription(
    "words", value: "FILE", "know the labels and months of this words file as well")
  private static let pages = OptionDescription(
    "pages", value: "HOW", "which pages make a receipt: auto, each or join",
    standard: "the pipeline's, or auto")
  private static let dateOrder = OptionDescription(
    "date-order", value: "ORDER", "how to read dates of digits only: auto, dmy, mdy or ymd",
    standard: "the pipeline's, or auto")
  private static let homeCurrency = OptionDescription(
    "home-currency", value: "CODE", "the currency of receipts that tell none, such as EUR",
    standard: "the pipeline's, or none")
  private static let secondOpinion = OptionDescription(
    "second-opinion", value: "PROGRAM",
    "ask this program about receipts that stay in doubt; none for nobody", standard: "the pipeline's, or none"
  )

  /// The options, as a command describes them.
  static let descriptions = [
    languages, mode, pipeline, words, pages, dateOrder, homeCurrency, secondOpinion, .lanes,
  ]

  private let languages: [String]?
  private let pipeline: FilePath?
  private let mode: RecogniseSettings.Mode?
  private let words: FilePath?
  private let grouping: PipelineDescription.PageGrouping?
  private let dateOrder: ExtractSettings.DateOrder?
  private let homeCurrency: Currency?
  private let secondOpinion: FilePath?
  private let lanes: Int?

  /// Takes the options of a command line.
  ///
  /// - Throws: `option-value-invalid`.
  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    languages = try arguments.value(Self.languages, expecting: "codes like eng,deu") { text in
      let codes = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return codes.contains("") ? nil : codes
    }
    pipeline = arguments.path(Self.pipeline)
    mode = try arguments.choice(Self.mode, of: RecogniseSettings.Mode.self)
    words = arguments.path(Self.words)
    grouping = try arguments.choice(Self.pages, of: PipelineDescription.PageGrouping.self)
    dateOrder = try arguments.choice(Self.dateOrder, of: ExtractSettings.DateOrder.self)
    homeCurrency = try arguments.value(
      Self.homeCurrency, expecting: "a code of ISO 4217 like EUR", known: Currency.allCodes
    ) { Currency(code: $0) }
    secondOpinion = arguments.path(Self.secondOpinion)
    lanes = try arguments.lanes()
  }

  /// Returns the parts of the pipeline that the options ask for.
  ///
  /// - Throws: A failure of status 2 with every problem of the pipeline file.
  func assembly(console: Console) throws(CommandFailure) -> PipelineAssembly {
    let loader = PipelineLoader(console: console)
    var description = PipelineDescription(file: FilePath(""), name: "", database: FilePath(""))
    if let pipeline { description = try loader.description(pipeline, for: .extract) }
    if let languages { description.recognise.languages = languages }
    if let mode { description.recognise.mode = mode }
    if let words, !description.words.contains(words) { description.words.append(words) }
    if let grouping { description.input.pages = grouping }
    if let dateOrder { description.extract.dateOrder = dateOrder }
    if let homeCurrency {
      description.homeCurrency = homeCurrency
      description.extract.homeCurrency = homeCurrency
    }
    if let secondOpinion {
      let isNone = secondOpinion == FilePath("none")
      description.secondOpinion = isNone ? nil : SecondOpinion(program: secondOpinion)
    }
    return PipelineAssembly(
      description: description, rules: try loader.rules(of: description),
      words: try loader.words(of: description), lanesWanted: lanes)
  }
}
