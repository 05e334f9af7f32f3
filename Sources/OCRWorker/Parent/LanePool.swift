internal import BoundedWork
public import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// The recognise stage: lends each document one of a fixed number of lanes.
///
/// Processes are started as documents come, so there are never more than lanes, nor more than documents at once.
public struct LanePool: Stage {
  private let lanes: [WorkerLane]
  private let pool: ResourcePool<WorkerLane>
  private let limit: Duration

  /// Creates a pool without starting anything.
  ///
  /// - Parameters:
  ///   - count: How many lanes there are, at least one.
  ///   - command: How workers are started.
  ///   - configuration: How they work.
  public init(lanes count: Int, command: WorkerCommand, configuration: WorkerConfiguration) {
    precondition(count > 0, "a pool needs a lane")
    lanes = (1...count).map { WorkerLane(name: "lane-\($0)", command: command, configuration: configuration) }
    pool = ResourcePool(lanes)
    limit = configuration.limits.time
  }

  /// Starts one worker, to find out before the first document what would keep all of them from starting.
  ///
  /// - Throws: `process-not-started`, `worker-not-started`, what the recogniser says, such as
  ///   `ocr-language-missing`; `cancelled`.
  public func start() async throws(Diagnostic) {
    try await lending { lane throws(Diagnostic) in try await lane.start() }
  }

  /// Has a document recognised by the next free lane.
  ///
  /// On cancellation a document that waits is given up, and the worker of one that does not is killed.
  ///
  /// - Throws: See ``WorkerLane/recognise(_:look:spent:)``.
  public func run(_ document: SourceDocument) async throws(Diagnostic) -> Recognition {
    try await lending { lane throws(Diagnostic) in try await lane.recognise(document) }
  }

  /// Makes the stage that has documents looked at again, in the free lanes of this pool.
  ///
  /// - Parameter number: Which look it is, from 2; `nil` for workers that know only one.
  /// - Returns: The stage.
  public func look(_ number: Int?) -> any Stage<Revisit, Recognition> {
    FurtherLook(pool: self, number: number)
  }

  /// Has a document looked at again by the next free lane.
  ///
  /// - Throws: `document-timeout` where earlier looks left hardly any time; see ``WorkerLane/recognise(_:look:spent:)``.
  func run(_ revisit: Revisit, look number: Int?) async throws(Diagnostic) -> Recognition {
    guard limit - revisit.spent > limit / 10 else {
      throw RunningWorker.overdue(limit)
    }
    let look = number.map { Look(number: $0, rotations: revisit.rotations, areas: revisit.areas) }
    return try await lending { lane throws(Diagnostic) in
      try await lane.recognise(revisit.document, look: look, spent: revisit.spent)
    }
  }

  /// Ends all workers, each when it is done with its document.
  ///
  /// - Returns: What they have used.
  public func shutDown() async -> WorkerUsage {
    var usage = WorkerUsage()
    for lane in lanes { usage.add(await lane.shutDown()) }
    return usage
  }

  private func lending<Result: Sendable>(
    _ body: (WorkerLane) async throws(Diagnostic) -> Result
  ) async throws(Diagnostic) -> Result {
    guard let result = try await pool.with(body) else {
      throw Diagnostic("cancelled", "the run was stopped before the document was read")
    }
    return result
  }
}
