internal import Diagnostics
internal import Files
internal import PipelineEngine
internal import PipelineFile
internal import ReceiptExport
internal import ReceiptModel
internal import ReceiptText

/// Reads pipeline files and what they refer to, and tells all that is wrong with them.
struct PipelineLoader {
  /// The category rules of a pipeline, ready for use.
  struct Rules: Sendable {
    /// The rules.
    var matcher: CategoryMatcher
    /// The category of receipts that nothing else decides.
    var defaultCategory: String?
  }

  /// A pipeline file may have this many bytes; a larger file is none.
  private static let limit = 16 << 20

  let console: Console

  /// Returns what a pipeline file describes.
  ///
  /// - Throws: A failure of status 2 with every problem of the file.
  func description(
    _ file: FilePath, for purpose: PipelineFileReader.Purpose = .run
  ) throws(CommandFailure) -> PipelineDescription {
    let bytes = try CommandFailure.ending(.usage) { () throws(Diagnostic) in
      try FileContents.read(file, limit: Self.limit)
    }
    let reading = PipelineFileReader.read(bytes, file: file, purpose: purpose)
    let description = try unwrap(reading)
    for export in description.exports {
      switch export {
      case .csv(_, let profile), .failed(_, let profile):
        _ = try CommandFailure.ending(.usage) { () throws(Diagnostic) in try CSVProfile.named(profile) }
      case .jsonl, .markdown: break
      }
    }
    return description
  }

  /// Returns the category rules of a pipeline, held to their own examples; `nil` where it has none.
  ///
  /// - Throws: A failure of status 2 with every problem of the rules file.
  func rules(of description: PipelineDescription) throws(CommandFailure) -> Rules? {
    guard let path = description.categorise?.rules else { return nil }
    let bytes = try CommandFailure.ending(.usage) { () throws(Diagnostic) in
      try FileContents.read(path, limit: Self.limit)
    }
    let file = try unwrap(CategoryFileReader.read(bytes, file: path))
    do throws(CategoryRuleProblems) {
      return Rules(matcher: try CategoryMatcher(rules: file.rules), defaultCategory: file.defaultCategory)
    } catch {
      throw CommandFailure(.usage, error.diagnostics)
    }
  }

  /// Returns the words of a pipeline's own words files.
  ///
  /// - Throws: A failure of status 2 with every problem of every such file.
  func words(of description: PipelineDescription) throws(CommandFailure) -> [LanguageWords] {
    var words: [LanguageWords] = []
    var problems: [Diagnostic] = []
    for path in description.words {
      let bytes = try CommandFailure.ending(.usage) { () throws(Diagnostic) in
        try FileContents.read(path, limit: Self.limit)
      }
      let reading = WordsFileReader.read(bytes, file: path, besides: BuiltInLanguages.all)
      guard let value = reading.value else {
        problems += reading.diagnostics
        continue
      }
      reading.diagnostics.forEach(console.report)
      words.append(value)
    }
    guard problems.isEmpty else { throw CommandFailure(.usage, problems) }
    return words
  }

  private func unwrap<Value>(_ reading: Reading<Value>) throws(CommandFailure) -> Value {
    guard let value = reading.value else { throw CommandFailure(.usage, reading.diagnostics) }
    reading.diagnostics.forEach(console.report)
    return value
  }
}
