import Foundation
import ReceiptModel
import TestSupport
import Testing

@Suite(.serialized) struct `Hostile file names` {
  @Test func `never reach the terminal as they are`() async throws {
    let home = try Household(samples: 1)
    let name = HostileText.sample
    try home.folder.write("Dear Sir or Madam", to: "scans/\(name).jpg")
    #expect(symlink("nowhere\(name)", home.folder.file("scans/link\(name)").text) == 0)
    let scan = home.folder.file("scans/\(name).jpg").text
    try await harmless(["run", home.pipeline, "--dry-run"])
    try await harmless(["check", home.pipeline])
    let run = try await harmless(["run", home.pipeline])
    #expect(run.status == 1)
    #expect(run.errors.contains("[file-not-an-image]"))
    try await harmless(["list", home.pipeline, "--status", "failed"])
    try await harmless(["list", home.pipeline, "--status", "failed", "--json"])
    try home.addVariant(of: 1, as: FilePath("\(name)read.jpg"))
    try await harmless(["run", home.pipeline, "--json"])
    let list = try await harmless(["list", home.pipeline, "--json"])
    #expect(list.lines.count == 2)
    try await harmless(["list", home.pipeline])
    for receipt in ["1-1", "3-1"] { try await harmless(["show", home.pipeline, receipt]) }
    try await harmless(["show", home.pipeline, "3-1", "--json"])
    for format in ["csv", "jsonl"] { try await harmless(["export", home.pipeline, "--format", format]) }
    try await harmless(["report", home.pipeline, "--all", "--output", "-"])
    try await harmless(["extract", scan, "--languages", "eng"])
    try await harmless(["extract", scan, "--languages", name])
    try await harmless(["check", scan])
    try await harmless(["doctor", scan])
    let folder = home.folder.file(name).text
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: home.pipeline, encoding: .utf8).replacing("scans", with: "../scans")
    try text.write(toFile: folder + "/hostile.yaml", atomically: true, encoding: .utf8)
    for command in ["check", "run", "doctor"] { try await harmless([command, folder + "/hostile.yaml"]) }
    try await harmless(["report", folder + "/hostile.yaml", "--all"])
  }

  @discardableResult
  private func harmless(_ arguments: [String]) async throws -> Program.Result {
    let result = try await Program.start(arguments).end()
    let what = "\(arguments[0]): \(result.output.debugDescription) \(result.errors.debugDescription)"
    // CSV ends its rows with both; a line break does nothing to a terminal.
    let output = result.output.replacing("\r\n", with: "\n")
    #expect(HostileText.remains(in: output).isEmpty, "\(what)")
    #expect(HostileText.remains(in: result.errors).isEmpty, "\(what)")
    #expect(!(result.output + result.errors).isEmpty)
    return result
  }
}
