internal import PipelineEngine

extension DocumentLimits {
  /// The time after which a worker gives a document up by itself, early enough that it need not be killed.
  var softDeadline: Duration { softDeadline(after: .zero) }

  /// The same for a further look, where earlier ones took some of the time.
  func softDeadline(after spent: Duration) -> Duration { (time - spent) * 4 / 5 }
}
