internal import Diagnostics
internal import Evaluation
internal import Files
internal import PipelineEngine
internal import ReceiptModel

/// The recognise stage that takes some files' words from printed lines, and has the others recognised.
struct LinesStage: Stage {
  /// A file of printed lines may have this many bytes; a larger file is none.
  private static let limit = 16 << 20

  /// The printed lines of each file that has them.
  let lines: [FilePath: FilePath]
  /// Recognises all other files.
  let others: any Stage<SourceDocument, Recognition>

  func run(_ document: SourceDocument) async throws(Diagnostic) -> Recognition {
    guard let lines = lines[document.path] else { return try await others.run(document) }
    let bytes = try FileContents.read(lines, limit: Self.limit)
    return Recognition(document: try PrintedLines.document(bytes, file: lines.text))
  }
}
