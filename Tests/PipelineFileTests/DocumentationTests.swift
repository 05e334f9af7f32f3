import Diagnostics
import Foundation
import PipelineFile
import ReceiptModel
import Testing

/// Every YAML file in the documentation is read, and says what the documentation says it says.
@Suite struct `The documentation of the pipeline file` {
  private struct Block {
    var language: String
    var text: String
  }

  private static func blocks() throws -> [Block] {
    let file = Fixtures.checkout.appending(path: "Documentation/PipelineFile.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var blocks: [Block] = []
    for (index, part) in text.components(separatedBy: "```").enumerated() where index % 2 == 1 {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      blocks.append(Block(language: String(lines[0]), text: String(lines[1])))
    }
    return blocks
  }

  @Test func `shows files that are as good or bad as it says`() throws {
    let blocks = try Self.blocks()
    var pipelines = 0
    for (index, block) in blocks.enumerated() where block.text.hasPrefix("tallyroll: 1") {
      pipelines += 1
      let isBad = index + 1 < blocks.count && blocks[index + 1].language == "text"
      let expected = isBad ? blocks[index + 1].text : ""
      let reading = PipelineFileReader.read(text: block.text, file: FilePath("household.yaml"))
      #expect(reading.diagnostics.map { $0.rendered + "\n" }.joined() == expected)
    }
    #expect(pipelines == 3)
  }

  @Test func `shows rules that are good`() throws {
    let rules = try Self.blocks().filter { $0.text.hasPrefix("tallyroll_categories: 1") }
    #expect(rules.count == 1)
    for block in rules {
      let reading = CategoryFileReader.read(block.text.utf8, file: FilePath("categories.yaml"))
      #expect(reading.diagnostics.map(\.rendered) == [])
    }
  }
}
