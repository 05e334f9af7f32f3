/// Something that bytes can be written to: standard output, standard error, or a test's memory.
protocol ByteSink: Sendable {
  /// Writes all of `bytes`, or says why not.
  ///
  /// - Throws: ``ByteSinkError``.
  func write(_ bytes: [UInt8]) throws(ByteSinkError)
}

/// Why bytes could not be written.
enum ByteSinkError: Error, Hashable, Sendable {
  /// The reader has gone, as `| head` does.
  case closed
  /// The system's reason.
  case failed(String)
}
