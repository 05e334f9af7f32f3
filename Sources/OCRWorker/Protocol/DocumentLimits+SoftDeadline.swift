internal import PipelineEngine

extension DocumentLimits {
  /// The time after which a worker gives a document up by itself, early enough that it need not be killed.
  var softDeadline: Duration { time * 4 / 5 }
}
