import Diagnostics
import Foundation
import PipelineEngine
import PipelineFile
import ReceiptModel
import Testing

@Suite struct `The pipelines that come with the project` {
  private static let folder = Fixtures.checkout.appending(path: "pipelines")

  @Test(arguments: ["household.yaml", "samples.yaml"])
  func `are free of errors and warnings`(name: String) throws {
    let file = Self.folder.appending(path: name)
    let reading = PipelineFileReader.read(try Fixtures.bytes(file), file: FilePath(file.path))
    #expect(reading.diagnostics.map(\.rendered) == [])
    let rules = try #require(reading.value?.categorise?.rules)
    #expect(FileManager.default.fileExists(atPath: rules.text))
  }

  @Test func `have rules free of errors`() throws {
    let reading = CategoryFileReader.read(
      try Fixtures.bytes(Self.folder.appending(path: "categories.yaml")), file: FilePath("categories.yaml"))
    #expect(reading.diagnostics.map(\.rendered) == [])
    let rules = try #require(reading.value?.rules)
    #expect(rules.count > 40)
    let categories = Set(rules.map(\.category))
    for category in [
      "groceries", "dining", "transport", "fuel", "entertainment", "utilities", "shopping", "health",
      "travel",
      "office", "other",
    ] {
      #expect(categories.contains(category))
    }
  }
}
