internal import Diagnostics
internal import OCREngine
internal import OCRWorker
internal import PipelineEngine
internal import ReceiptText

/// The worker processes of a run: our own, and those of the second opinion where the pipeline names one.
struct RecognitionPools: Sendable {
  /// Our own workers, which every document is read by.
  let own: LanePool
  /// The second opinion.
  let opinion: LanePool?
  /// How many looks at a document our own workers know.
  private let looks: Int

  /// Starts one worker of each, to find out before the first document what would keep all from starting.
  ///
  /// - Throws: See `LanePool.start()`; `second-opinion-missing`, `second-opinion-not-started`.
  init(_ assembly: PipelineAssembly, environment: [String: String]) async throws(Diagnostic) {
    own = assembly.lanePool(environment: environment)
    looks = OCREngine.looks(assembly.description.recognise)
    try await own.start()
    do throws(Diagnostic) {
      opinion = try await assembly.startedSecondOpinion(environment: environment)
    } catch {
      _ = await own.shutDown()
      throw error
    }
  }

  /// How documents are looked at again; `nil` in mode `fast` without a second opinion.
  ///
  /// The second opinion takes the place of the last look: its errors are its own, while a model that reads the same page
  /// in another size repeats many.
  var further: FurtherLooks? {
    var stages = looks > 1 ? (2...looks).map { own.look($0) } : []
    if let opinion {
      if stages.count > 1 { stages.removeLast() }
      stages.append(opinion.look(nil))
    }
    if stages.isEmpty { return nil }
    // A foreign program reads whole pages only.
    return FurtherLooks(
      stages: stages, confirmsLines: looks > 1, doubts: DoubtStage(isThorough: opinion != nil))
  }

  /// Ends all workers, each when it is done with its document.
  ///
  /// - Returns: What they have used.
  func shutDown() async -> WorkerUsage {
    var usage = await own.shutDown()
    if let opinion { usage.add(await opinion.shutDown()) }
    return usage
  }
}
