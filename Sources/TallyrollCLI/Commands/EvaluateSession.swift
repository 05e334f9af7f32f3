internal import BoundedWork
internal import Diagnostics
internal import Evaluation
internal import OCRWorker
internal import PipelineEngine
internal import ReceiptModel
internal import ReceiptText

/// One execution of `tallyroll evaluate`.
struct EvaluateSession: Sendable {
  let assembly: PipelineAssembly
  let surroundings: Surroundings
  let showsProgress: Bool
  /// Whether what was considered for each field is kept.
  let keepsCandidates: Bool
  /// Has all pictures looked at a number of times; `nil` for as often as there is doubt.
  let leastLooks: LeastLooks?

  /// Reads the files of a plan and judges what they give.
  ///
  /// - Parameters:
  ///   - plan: What to read.
  ///   - truth: The truth file.
  /// - Throws: A failure where nothing can be recognised.
  /// - Returns: The report, and what was considered for each field; of no use where the task was cancelled meanwhile.
  func report(
    on plan: EvaluationPlan, of truth: FilePath
  ) async throws(CommandFailure) -> (EvaluationReport, [CandidateRecord]) {
    let start = ContinuousClock.now
    let pools = plan.recognised > 0 ? try await RecognitionPools.startedOrFail(assembly, surroundings) : nil
    let understanding = Locked(Duration.zero)
    let pipeline = pipeline(plan, pools, understanding)
    let places = plan.files.indices.filter { plan.files[$0] != nil }
    let judged = Locked(
      plan.rows.map { TruthJudge.judge([], failure: "the file is not there", against: $0) })
    let extract = keepsCandidates ? assembly.makeExtractStage() : nil
    let considered = Locked([[CandidateRecord]](repeating: [], count: plan.rows.count))
    let progress = showsProgress ? ProgressBar.ofFiles(places.count, on: surroundings.console) : nil
    let rows = plan.rows
    let reading = FileReading(pipeline: pipeline, lanes: assembly.lanes)
    await reading.run(.of(plan.files.compactMap(\.self))) { outcome, number in
      let place = places[number]
      let file = judge(outcome, against: rows[place])
      judged.withLock { $0[place] = file }
      if let extract, case .read(_, let recognition, _, _) = outcome {
        let records = await candidates(in: recognition, of: rows[place], by: extract)
        considered.withLock { $0[place] = records }
      }
      progress?.advance()
    }
    progress?.finish()
    let usage = await pools?.shutDown() ?? WorkerUsage()
    var cost = ReadingCost()
    cost.documents = places.count
    cost.recognised = plan.recognised
    cost.wall = start.duration(to: .now) / .seconds(1)
    cost.recognition = usage.processorTime / .seconds(1)
    cost.understanding = understanding.withLock { $0 } / .seconds(1)
    let report = EvaluationReport(truth: truth.text, files: judged.withLock { $0 }, cost: cost)
    return (report, considered.withLock { $0.flatMap(\.self) })
  }

  /// What was considered after each reading.
  private func candidates(
    in recognition: Recognition, of row: TruthRow, by extract: ExtractStage
  ) async -> [CandidateRecord] {
    var records: [CandidateRecord] = []
    for readings in 1...1 + (recognition.document.pages.map(\.further.count).max() ?? 0) {
      var document = recognition.document
      for place in document.pages.indices {
        document.pages[place].further = Array(document.pages[place].further.prefix(readings - 1))
      }
      guard let text = try? await assembly.normaliseStage.run(document) else { continue }
      records += extract.candidates(of: text)
        .map { CandidateRecord(file: row.file, readings: readings, field: $0) }
    }
    return records
  }

  /// The pipeline that takes printed lines where the plan says so, with a clock on what it costs to understand.
  private func pipeline(_ plan: EvaluationPlan, _ pools: RecognitionPools?, _ understanding: Locked<Duration>)
    -> Pipeline
  {
    var pipeline = assembly.pipeline(
      recognise: LinesStage(lines: plan.lines, others: pools?.own ?? NoRecognition()), further: further(pools)
    )
    pipeline.normalise = MeasuredStage(stage: pipeline.normalise, sum: understanding)
    pipeline.extract = MeasuredStage(stage: pipeline.extract, sum: understanding)
    return pipeline
  }

  private func further(_ pools: RecognitionPools?) -> FurtherLooks? {
    var further = pools?.further
    if let leastLooks { further?.doubts = leastLooks }
    return further
  }

  private func judge(_ outcome: Outcome, against row: TruthRow) -> JudgedFile {
    switch outcome {
    case .read(_, _, let receipts, _):
      return TruthJudge.judge(receipts, against: row)
    case .failed(_, let reason, _):
      surroundings.console.report(reason)
      return TruthJudge.judge([], failure: "\(reason.message) [\(reason.id)]", against: row)
    case .cancelled:
      return TruthJudge.judge([], against: row)
    }
  }
}
