/// How long each stage took.
public struct StageTimings: Hashable, Sendable, Codable {
  private var durations: [StageName: Duration] = [:]

  /// Creates timings of nothing.
  public init() {}

  /// The time spent in a stage.
  public subscript(stage: StageName) -> Duration {
    get { durations[stage] ?? .zero }
    set { durations[stage] = newValue }
  }

  /// Adds the times of `other`.
  public mutating func add(_ other: StageTimings) {
    for (stage, duration) in other.durations { self[stage] += duration }
  }

  /// The stage that took longest, or `nil` where nothing was timed.
  public var slowest: StageName? {
    StageName.allCases.filter { self[$0] > .zero }.max { self[$0] < self[$1] }
  }
}
