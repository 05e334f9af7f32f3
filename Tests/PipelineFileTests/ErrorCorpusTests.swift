import Diagnostics
import Foundation
import PipelineFile
import ReceiptModel
import Testing

/// Every way to get a file wrong, with exactly what is said about it.
///
/// `RECORD_SNAPSHOTS=1` rewrites the expectations, and fails, so that no recording passes for a test.
@Suite struct `The corpus of bad files` {
  private static let folder = Fixtures.folder.appending(path: "errors")
  private static let cases = (try? Fixtures.names(in: folder)) ?? []

  @Test(arguments: cases)
  func `says what is expected of`(name: String) throws {
    let folder = Self.folder.appending(path: name)
    let text = try Self.rendered(in: folder)
    let expectation = folder.appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: expectation)
      Issue.record("recorded \(name)")
    }
    #expect(try text == String(contentsOf: expectation, encoding: .utf8))
  }

  @Test func `is large`() {
    #expect(Self.cases.count >= 45)
  }

  @Test func `shows every diagnostic of the source`() throws {
    var expected = ""
    for name in Self.cases {
      expected += try String(
        contentsOf: Self.folder.appending(path: name).appending(path: "expected.txt"), encoding: .utf8)
    }
    let sources = Fixtures.checkout.appending(path: "Sources/PipelineFile")
    var slugs: Set<String> = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let slug = /(?:report\(|Refusal\(|Diagnostic\(|as:|as id: String =)\s*"([a-z]+(?:-[a-z]+)+)"/
      for match in source.matches(of: slug) { slugs.insert(String(match.output.1)) }
    }
    // A file that is too large is too large to keep; it has a test of its own.
    slugs.remove("yaml-too-large")
    #expect(slugs.count > 25)
    for slug in slugs.sorted() { #expect(expected.contains("[\(slug)]"), "\(slug) has no bad file") }
  }

  private static func rendered(in folder: URL) throws -> String {
    let rules = folder.appending(path: "categories.yaml")
    let words = folder.appending(path: "words.yaml")
    let diagnostics: [Diagnostic]
    if FileManager.default.fileExists(atPath: words.path) {
      let reading = WordsFileReader.read(
        try Fixtures.bytes(words), file: FilePath("words.yaml"), besides: BuiltInLanguages.all)
      #expect((reading.value == nil) == reading.diagnostics.contains { $0.severity == .error })
      diagnostics = reading.diagnostics
    } else if FileManager.default.fileExists(atPath: rules.path) {
      let reading = CategoryFileReader.read(try Fixtures.bytes(rules), file: FilePath("categories.yaml"))
      #expect((reading.value == nil) == reading.diagnostics.contains { $0.severity == .error })
      diagnostics = reading.diagnostics
    } else {
      let reading = PipelineFileReader.read(
        try Fixtures.bytes(folder.appending(path: "pipeline.yaml")), file: FilePath("pipeline.yaml"))
      #expect((reading.value == nil) == reading.diagnostics.contains { $0.severity == .error })
      diagnostics = reading.diagnostics
    }
    #expect(!diagnostics.isEmpty)
    return diagnostics.map { $0.rendered + "\n" }.joined()
  }
}
