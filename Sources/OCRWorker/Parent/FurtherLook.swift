internal import Diagnostics
internal import PipelineEngine

/// A further look at documents, by the workers of a pool.
struct FurtherLook: Stage {
  let pool: LanePool
  /// Which look it is, from 2; `nil` for workers that know only one.
  let number: Int?

  func run(_ revisit: Revisit) async throws(Diagnostic) -> Recognition {
    try await pool.run(revisit, look: number)
  }
}
