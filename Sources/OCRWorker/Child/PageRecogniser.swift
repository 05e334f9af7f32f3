public import Diagnostics
public import PipelineEngine

/// What a worker process recognises pages with.
public protocol PageRecogniser: ~Copyable {
  /// Recognises all pages of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, untrusted.
  ///   - look: Which look at the file this is.
  ///   - softDeadline: The time after which to give up with `ocr-deadline`.
  /// - Throws: A diagnostic about this file; the recogniser stays good for the next one.
  /// - Returns: The words of every page, and the time it took.
  mutating func recognise(
    bytes: [UInt8], look: Look, softDeadline: Duration
  ) throws(Diagnostic) -> Recognition
}
