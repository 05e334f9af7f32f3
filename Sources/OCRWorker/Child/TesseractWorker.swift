public import Diagnostics
internal import OCREngine
internal import PipelineEngine

extension OCREngine: PageRecogniser {}

/// The worker process that recognises with Tesseract.
public enum TesseractWorker {
  /// Serves requests from the standard input until it ends; the first line says how to work.
  ///
  /// - Throws: See ``WorkerLoop/run(configuration:)``.
  public static func serve() throws(Diagnostic) {
    try WorkerLoop { configuration throws(Diagnostic) in
      try OCREngine(
        recognise: configuration.recognise, load: configuration.load, limits: configuration.limits)
    }.run()
  }
}
