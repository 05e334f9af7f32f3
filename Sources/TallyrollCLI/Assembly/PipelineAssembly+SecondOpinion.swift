internal import Diagnostics
internal import Files
internal import OCRWorker
internal import PipelineEngine
internal import ReceiptModel

extension PipelineAssembly {
  /// Returns the lanes of the second opinion, none of them started yet, or `nil` where the pipeline has none.
  ///
  /// There is one for each lane of the first opinion. They are asked seldom, and a lane starts its program with
  /// its first document.
  ///
  /// - Throws: `second-opinion-missing`.
  func secondOpinionPool(environment: [String: String]) throws(Diagnostic) -> LanePool? {
    guard let opinion = description.secondOpinion else { return nil }
    let name = opinion.program.text
    guard let program = ProgramSearch.find(opinion.program, path: environment["PATH"] ?? "") else {
      throw Diagnostic(
        "second-opinion-missing", "the second opinion's program '\(name)' is not there, or may not be run",
        fix: "run 'make second-opinion', correct 'second_opinion: program', or leave 'second_opinion' out")
    }
    return LanePool(
      lanes: lanes,
      command: WorkerCommand(
        String(decoding: program.bytes, as: UTF8.self), opinion.arguments,
        environment: WorkerCommand.environment(from: environment)),
      configuration: WorkerConfiguration(
        load: description.load, recognise: description.recognise, limits: description.limits))
  }

  /// Returns the lanes of the second opinion, one of them started, or `nil` where the pipeline has none.
  ///
  /// On cancellation the program is killed, and this throws `cancelled`.
  ///
  /// - Throws: `second-opinion-missing`, `second-opinion-not-started`, `cancelled`.
  func startedSecondOpinion(environment: [String: String]) async throws(Diagnostic) -> LanePool? {
    guard let pool = try secondOpinionPool(environment: environment) else { return nil }
    do throws(Diagnostic) {
      try await pool.start()
    } catch {
      guard error.id != "cancelled" else { throw error }
      let program = description.secondOpinion?.program.text ?? ""
      throw Diagnostic(
        "second-opinion-not-started",
        "the second opinion's program '\(program)' cannot be asked: \(error.message)",
        fix: "run it by hand with '{}' as its first line of input, or leave 'second_opinion' out")
    }
    return pool
  }
}
