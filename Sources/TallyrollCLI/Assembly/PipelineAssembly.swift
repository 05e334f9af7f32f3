internal import Diagnostics
internal import OCRWorker
internal import PipelineEngine
internal import PipelineFile
internal import Processes
internal import ReceiptModel
internal import ReceiptText

/// Puts the parts together that a pipeline file asks for.
struct PipelineAssembly {
  let description: PipelineDescription
  /// The pipeline's category rules, where it has any.
  let rules: PipelineLoader.Rules?
  /// The words of the pipeline's own words files.
  let words: [LanguageWords]
  /// The number of lanes that the command line asks for.
  var lanesWanted: Int?

  /// How many documents are recognised at once.
  var lanes: Int { lanesWanted ?? description.recognise.lanes ?? UsableCores.count }

  /// Returns the lanes, none of them started yet.
  func lanePool(environment: [String: String]) -> LanePool {
    LanePool(
      lanes: lanes, command: .thisProgram(environment: environment),
      configuration: WorkerConfiguration(
        load: description.load, recognise: description.recognise, limits: description.limits))
  }

  /// Starts a worker, and the second opinion where there is one, as a run would; returns why one does not start.
  func engineProblem(environment: [String: String]) async -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try await RecognitionPools(self, environment: environment).shutDown()
    } catch {
      return error
    }
    return nil
  }

  /// The stage that joins words into rows.
  var normaliseStage: NormaliseStage { NormaliseStage(settings: description.normalise) }

  /// Makes the stage that reads receipts; its tables of words take a while.
  func makeExtractStage() -> ExtractStage {
    ExtractStage(
      settings: description.extract,
      languages: BuiltInLanguages.expecting(description.recognise.languages, adding: words),
      pages: description.input.pages)
  }

  /// Returns the pipeline.
  ///
  /// - Parameters:
  ///   - recognise: What turns files into words.
  ///   - further: How files are looked at again that leave doubt; `nil` where one look has to do.
  ///   - learned: Categories by merchant's name, for merchants that no rule knows.
  /// - Returns: The pipeline, with the categorise stage where there are rules.
  func pipeline(
    recognise: any Stage<SourceDocument, Recognition>, further: FurtherLooks? = nil,
    learned: [String: String] = [:]
  ) -> Pipeline {
    let categorise = rules.map { rules in
      CategoriseStage(matcher: rules.matcher, learned: learned, defaultCategory: rules.defaultCategory)
    }
    let extract = makeExtractStage()
    return Pipeline(
      recognise: recognise,
      further: further, normalise: normaliseStage, extract: extract,
      categorise: categorise.map { [$0] } ?? [], continues: ContinuationStage(extract: extract))
  }
}
