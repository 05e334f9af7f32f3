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
    #expect(HostileText.remains(in: result.output).isEmpty, "\(what)")
    #expect(HostileText.remains(in: result.errors).isEmpty, "\(what)")
    #expect(!(result.output + result.errors).isEmpty)
    return result
  }
}
